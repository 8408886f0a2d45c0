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

/** What an error tells of an answer. */
export const detailsOf = (path: string, { status, headers }: Incoming): MallErrorDetails => ({
  path,
  status,
  requestId: headers.get('x-request-id') ?? undefined,
})

/**
 * `MsgBody` of a successful answer (specification §3). Throws a `MallError`: by the status when it is not 2xx, `business` when
 * `Success` is not true, `network` for what is not an answer of the mall (HTML, broken JSON, nothing at all).
 */
export const openEnvelope = (path: string, incoming: Incoming): unknown => {
  const details = detailsOf(path, incoming)
  if (incoming.status < 200 || incoming.status > 299) throw errorOfStatus(incoming.status, details)
  const envelope = parseJson(incoming.text)
  if (!isRecord(envelope) || !isRecord(envelope.MsgHeader)) throw new MallError('network', messages.network, details)
  const { Success, RetMessage } = envelope.MsgHeader
  if (Success === true) return envelope.MsgBody
  const text = typeof RetMessage === 'string' && RetMessage.trim() !== '' ? RetMessage : messages.business
  throw new MallError('business', text, details)
}
