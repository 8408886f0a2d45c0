import type { Randomness } from '../randomness.ts'
import { base64Url, fromBase64Url } from './crypto.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Bytes of a nonce of AES-GCM: random, and never used twice under one key. */
const nonceBytes = 12

/** A key of its own for each use of the mall's secret, by HKDF: who breaks one knows nothing of the others. */
const keyFor = async (secret: string, use: string): Promise<CryptoKey> => {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, ['deriveKey'])
  const salt = new Uint8Array(32)
  return crypto.subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info: encoder.encode(use) }, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Whose text it is and what for: what is sealed for one opens for no other. */
interface Sealing {
  readonly secret: string
  readonly use: string
  readonly owner: string
}

/** Encrypts a text that the server itself must read again (AES-256-GCM). */
export const seal = async (text: string, { secret, use, owner }: Sealing, randomness: Randomness): Promise<string> => {
  const nonce = randomness.bytes(nonceBytes)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce, additionalData: encoder.encode(owner) }, await keyFor(secret, use), encoder.encode(text))
  return [nonce, new Uint8Array(sealed)].map((bytes) => base64Url(bytes)).join('.')
}

/** The text of {@link seal}. Rejects when it was sealed for somebody else, under another secret, or changed since. */
export const unseal = async (sealed: string, { secret, use, owner }: Sealing): Promise<string> => {
  const [nonce = '', body = ''] = sealed.split('.')
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64Url(nonce), additionalData: encoder.encode(owner) }, await keyFor(secret, use), fromBase64Url(body),
  )
  return decoder.decode(opened)
}
