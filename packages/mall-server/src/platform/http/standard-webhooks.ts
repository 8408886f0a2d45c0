import { fromBase64Url } from './crypto.ts'

/* Webhooks as https://www.standardwebhooks.com describes them. Its own library compares with the clock of the process; the mall's is that of the database. */

/** How old a webhook may be, and how far ahead its clock, ms. */
const windowMs = 5 * 60_000

/** What a shared secret looks like: base64 of 24 to 64 bytes, of a length that base64 can have. */
export const webhookSecretPattern = /^whsec_(?:[\w+/-]{4}){8,21}(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/

const encoder = new TextEncoder()

const signature = async (secret: string, content: string): Promise<Uint8Array<ArrayBuffer>> => {
  const key = await crypto.subtle.importKey('raw', fromBase64Url(secret.slice('whsec_'.length)), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(content)))
}

const asText = (bytes: Uint8Array): string => `v1,${btoa(String.fromCodePoint(...bytes))}`

/** The headers of a webhook. */
export const signWebhook = async (secret: string, id: string, body: string, now: Date): Promise<Record<string, string>> => {
  const time = String(Math.floor(now.getTime() / 1000))
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': asText(await signature(secret, `${id}.${time}.${body}`)) }
}

/** Compared as hashes of both, so that the time of the comparison reveals nothing about the signature. */
const isSame = async (secret: string, one: string, other: string): Promise<boolean> => asText(await signature(secret, one)) === asText(await signature(secret, other))

/** Whether a webhook was signed with the secret, and lately. Of several signatures, as while a secret is changed, one is enough. */
export const isSignedWebhook = async (secret: string, headers: Headers, body: string, now: Date): Promise<boolean> => {
  const [id, time, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers.get(name) ?? '') as [string, string, string]
  if (id === '' || !/^\d{1,12}$/.test(time) || Math.abs(now.getTime() - Number(time) * 1000) > windowMs) return false
  const expected = asText(await signature(secret, `${id}.${time}.${body}`))
  const matches = await Promise.all(given.split(' ').slice(0, 4).map((one) => isSame(secret, one, expected)))
  return matches.includes(true)
}
