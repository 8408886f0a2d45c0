import { successCode, type AnswerCode } from '@mall/api/contract'
import type { CallError } from './errors.ts'

interface MsgHeader {
  readonly Success: boolean
  readonly Code: AnswerCode
  readonly RetMessage: string
}

const encoder = new TextEncoder()

const json = (status: number, headers: Headers, MsgHeader: MsgHeader, MsgBody: unknown): Response => {
  const bytes = encoder.encode(JSON.stringify({ MsgHeader, MsgBody: MsgBody ?? null }))
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Length', String(bytes.length))
  return new Response(bytes, { status, headers })
}

/** The envelope of specification §3 around the body of a successful response. */
export const success = (body: unknown, headers = new Headers()): Response =>
  json(200, headers, { Success: true, Code: successCode, RetMessage: '' }, body)

/** The envelope around a failure. `body` is null but for a 429, whose dialog needs the security info. */
export const failure = (error: CallError, headers = new Headers(), body: unknown = null): Response => {
  if (error.retryAfter !== null) headers.set('Retry-After', String(error.retryAfter))
  return json(error.status, headers, { Success: false, Code: error.code, RetMessage: error.message }, body)
}
