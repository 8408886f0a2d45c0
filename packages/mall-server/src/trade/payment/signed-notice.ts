import { hmac } from '../../platform/http/crypto.ts'

/** How old a notice may be, and how far ahead its clock, ms. */
const windowMs = 5 * 60_000

const timeHeader = 'X-Payment-Time'
const signatureHeader = 'X-Payment-Signature'

const signatureOf = (secret: string, time: string, body: string): Promise<string> => hmac(secret, `payment-notice/${time}.${body}`)

/** The headers of a notice: when it was sent, and that over time and body nobody else could sign. */
export const signNotice = async (secret: string, body: string, now: Date): Promise<Record<string, string>> => {
  const time = String(now.getTime())
  return { [timeHeader]: time, [signatureHeader]: await signatureOf(secret, time, body) }
}

/** Whether a notice was signed with the secret, and lately. */
export const isSigned = async (secret: string, headers: Headers, body: string, now: Date): Promise<boolean> => {
  const time = headers.get(timeHeader) ?? ''
  if (!/^\d{1,15}$/.test(time) || Math.abs(now.getTime() - Number(time)) > windowMs) return false
  const [given, expected] = [headers.get(signatureHeader) ?? '', await signatureOf(secret, time, body)]
  // Signatures of both are compared, so that the time of the comparison reveals nothing about the signature.
  return (await hmac(secret, given)) === (await hmac(secret, expected))
}
