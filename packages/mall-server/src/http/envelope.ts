const encoder = new TextEncoder()

const json = (status: number, headers: Headers, success: boolean, message: string, body: unknown): Response => {
  const bytes = encoder.encode(JSON.stringify({ MsgHeader: { Success: success, RetMessage: message }, MsgBody: body ?? null }))
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Length', String(bytes.length))
  return new Response(bytes, { status, headers })
}

/** The envelope of specification §3 around a successful answer. */
export const answered = (body: unknown, headers = new Headers()): Response => json(200, headers, true, '', body)

/** The envelope around a refusal. `body` is null but for a 429, whose dialog needs the security info. */
export const refused = (status: number, message: string, headers = new Headers(), body: unknown = null): Response =>
  json(status, headers, false, message, body)
