import type { Randomness } from '../randomness.ts'

const encoder = new TextEncoder()

/** Bytes as text for addresses and headers. */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

/** The bytes of {@link base64Url}. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

/** An unguessable text of 256 bits. */
export const randomToken = (randomness: Randomness): string => base64Url(randomness.bytes(32))

/** SHA-256, for finding a secret without storing it. For random tokens, not for passwords. */
export const sha256 = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))))

/** SHA-256 of what need not be kept secret, in hex. */
export const hexSha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** HMAC-SHA256: 256 bits that cannot be computed without the secret. */
export const hmac = async (secret: string, text: string): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return base64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}
