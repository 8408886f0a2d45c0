import { errorOfStatus, MallError, messages, type MallErrorDetails } from '../errors.ts'
import type { Incoming } from './exchange.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Parsed JSON, or undefined when it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** `Retry-After` in seconds: it may be a date, which is compared with the response's own, not with a clock that may be wrong. */
const retryAfterOf = (headers: Headers): number | undefined => {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

/** Status, path and request id of a response, for errors. */
export const detailsOf = (path: string, { status, headers }: Incoming): MallErrorDetails => ({
  path,
  status,
  requestId: headers.get('x-request-id') ?? undefined,
  retryAfter: retryAfterOf(headers),
})

interface Envelope {
  readonly MsgHeader: Record<string, unknown>
  readonly MsgBody?: unknown
}

const envelopeOf = (parsed: unknown): Envelope | undefined =>
  isRecord(parsed) && isRecord(parsed.MsgHeader) ? { MsgHeader: parsed.MsgHeader, MsgBody: parsed.MsgBody } : undefined

/** The mall's message, to be shown; '' without one. */
const saidBy = ({ MsgHeader: { RetMessage } }: Envelope): string => (typeof RetMessage === 'string' ? RetMessage.trim() && RetMessage : '')

const failureOf = (path: string, incoming: Incoming, parsed: unknown): MallErrorDetails => {
  const envelope = envelopeOf(parsed)
  const code = envelope?.MsgHeader.Code
  const body = envelope ? envelope.MsgBody : (parsed ?? incoming.text)
  return { ...detailsOf(path, incoming), code: typeof code === 'string' && code !== '' ? code : undefined, body: body === '' ? undefined : (body ?? undefined) }
}

/** `detailsOf` a response that is a failure: with its code and body. */
export const failureDetailsOf = (path: string, incoming: Incoming): MallErrorDetails => failureOf(path, incoming, parseJson(incoming.text))

/** How much of a response is looked at, and how much is reported, characters. */
const [lookedAt, reported] = [1000, 120]

/** What came in place of an envelope, for developers. Whatever could be a token is left out: some pages repeat what they were sent. */
const strangeness = (path: string, { status, headers, text }: Incoming): Error => {
  const start = text.slice(0, lookedAt).replace(/[\w+/=-]{20,}/g, '…').replace(/\s+/g, ' ').slice(0, reported)
  return new Error(`${path}: ${status} ${headers.get('content-type') ?? 'without a content type'}, without the envelope of the mall: ${start || 'empty'}`)
}

/** A response of a site's own endpoint: its JSON, or its text where it is none. */
export const openPlain = (path: string, incoming: Incoming): unknown => {
  const parsed = parseJson(incoming.text)
  if (incoming.status < 200 || incoming.status > 299) throw errorOfStatus(incoming.status, failureOf(path, incoming, parsed))
  return parsed === undefined ? incoming.text || undefined : parsed
}

/**
 * `MsgBody` of a successful response. Throws a `MallError`: by the status when it is not 2xx, `business` when `Success` is not true,
 * `envelope` for what is no response of the mall (HTML, broken JSON, nothing at all).
 */
export const openEnvelope = (path: string, incoming: Incoming): unknown => {
  const { status } = incoming
  const parsed = parseJson(incoming.text)
  const envelope = envelopeOf(parsed)
  const cause = envelope ? undefined : strangeness(path, incoming)
  if (status < 200 || status > 299) throw errorOfStatus(status, { ...failureOf(path, incoming, parsed), cause }, envelope && saidBy(envelope))
  if (!envelope) throw new MallError('envelope', messages.network, { ...detailsOf(path, incoming), cause })
  if (envelope.MsgHeader.Success === true) return envelope.MsgBody
  throw new MallError('business', saidBy(envelope) || messages.business, failureOf(path, incoming, parsed))
}
