/** What a buyer saw of a line and confirmed. */
export interface ConfirmedLine {
  readonly cartItemId: number
  readonly quantity: number
  readonly priceFen: number
}

/** What was shown of an order before it was placed. */
export interface Confirmed {
  readonly lines: readonly ConfirmedLine[]
  readonly freightFen: number
}

export interface ConfirmOwner {
  readonly userId: number
  readonly enterpriseId: number
}

/** How long a confirmation can be submitted, minutes. */
export const confirmationMinutes = 30

const encoder = new TextEncoder()

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
  } catch {
    return null
  }
}

/** A key of its own, so that no other token of the mall is accepted as this one. */
const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', encoder.encode(`${secret}/order-confirmation`), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

const base36 = (value: number) => value.toString(36)

/** 200 lines of it must fit the contract's 4,096 characters; base 36 without JSON does. */
const payloadOf = (owner: ConfirmOwner, expiresAt: number, { lines, freightFen }: Confirmed): string =>
  [
    [owner.userId, owner.enterpriseId, expiresAt, freightFen].map(base36).join('.'),
    ...lines.map((line) => [line.cartItemId, line.quantity, line.priceFen].map(base36).join('.')),
  ].join('~')

/** Signs what was shown, for 30 minutes. */
export const sealConfirmation = async (
  secret: string,
  owner: ConfirmOwner,
  confirmed: Confirmed,
  now: Date,
): Promise<string> => {
  const payload = payloadOf(owner, now.getTime() + confirmationMinutes * 60_000, confirmed)
  const signature = await crypto.subtle.sign('HMAC', await keyOf(secret), encoder.encode(payload))
  return `${payload}~${toBase64Url(new Uint8Array(signature))}`
}

const numbersOf = (part: string): number[] => part.split('.').map((digits) => Number.parseInt(digits, 36))

/** What a token says was shown; null when it is forged, expired or another user's. */
export const openConfirmation = async (
  secret: string,
  owner: ConfirmOwner,
  token: string,
  now: Date,
): Promise<Confirmed | null> => {
  const end = token.lastIndexOf('~')
  const payload = token.slice(0, Math.max(0, end))
  const signature = fromBase64Url(token.slice(end + 1))
  if (signature === null || !(await crypto.subtle.verify('HMAC', await keyOf(secret), signature, encoder.encode(payload)))) return null
  const [head = '', ...parts] = payload.split('~')
  const [userId, enterpriseId, expiresAt = 0, freightFen = 0] = numbersOf(head)
  if (userId !== owner.userId || enterpriseId !== owner.enterpriseId || expiresAt <= now.getTime()) return null
  const lines = parts.map((part): ConfirmedLine => {
    const [cartItemId = 0, quantity = 0, priceFen = 0] = numbersOf(part)
    return { cartItemId, quantity, priceFen }
  })
  return { lines, freightFen }
}
