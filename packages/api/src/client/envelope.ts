import { errorOfStatus, MallError, messages, type MallErrorDetails } from '../errors.ts'
import type { Incoming } from './exchange.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** JSON, or undefined for what is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Status, path and request id of a response, for errors. */
export const detailsOf = (path: string, { status, headers }: Incoming): MallErrorDetails => ({
  path,
  status,
  requestId: headers.get('x-request-id') ?? undefined,
})

interface Envelope {
  readonly MsgHeader: Record<string, unknown>
  readonly MsgBody?: unknown
}

const parseEnvelope = (text: string): Envelope | undefined => {
  const parsed = parseJson(text)
  return isRecord(parsed) && isRecord(parsed.MsgHeader) ? { MsgHeader: parsed.MsgHeader, MsgBody: parsed.MsgBody } : undefined
}

const withFailure = (details: MallErrorDetails, envelope: Envelope | undefined): MallErrorDetails => {
  const code = envelope?.MsgHeader.Code
  return { ...details, code: typeof code === 'string' && code !== '' ? code : undefined, body: envelope?.MsgBody ?? undefined }
}

/** `detailsOf` a response that is a failure: with its code and body. */
export const failureDetailsOf = (path: string, incoming: Incoming): MallErrorDetails =>
  withFailure(detailsOf(path, incoming), parseEnvelope(incoming.text))

/**
 * `MsgBody` of a successful response (specification §3). Throws a `MallError`: by the status when it is not 2xx, `business` when
 * `Success` is not true, `network` for what is no response of the mall (HTML, broken JSON, nothing at all).
 */
export const openEnvelope = (path: string, incoming: Incoming): unknown => {
  if (incoming.status < 200 || incoming.status > 299) throw errorOfStatus(incoming.status, failureDetailsOf(path, incoming))
  const details = detailsOf(path, incoming)
  const envelope = parseEnvelope(incoming.text)
  if (!envelope) throw new MallError('network', messages.network, details)
  const { Success, RetMessage } = envelope.MsgHeader
  if (Success === true) return envelope.MsgBody
  const text = typeof RetMessage === 'string' && RetMessage.trim() !== '' ? RetMessage : messages.business
  throw new MallError('business', text, withFailure(details, envelope))
}
