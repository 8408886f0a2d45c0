import { Secret, TOTP } from 'otpauth'
import { factorCodes } from '@mall/api/contract'

/** What authenticators know: SHA-1 with six digits every 30 s, the only form that all of them read (RFC 6238). */
const totpOf = (secret: string, label = '', issuer = ''): TOTP =>
  new TOTP({ issuer, label, algorithm: 'SHA1', digits: factorCodes.digits, period: factorCodes.periodSeconds, secret: Secret.fromBase32(secret) })

/** A secret of 160 bits in Base32, as RFC 4226 recommends. `bytes`: 20 random ones. */
export const secretOf = (bytes: Uint8Array): string => new Secret({ buffer: new Uint8Array(bytes).buffer }).base32

/** What an authenticator reads from the QR code. */
export const uriOf = (secret: string, account: string, issuer: string): string => totpOf(secret, account, issuer).toString()

/** The code of a moment. */
export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() })

/** How many steps a clock may be behind or ahead. */
const tolerance = 1

/** The step of time whose code this is, of the present one and those beside it; null for a wrong code. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const totp = totpOf(secret)
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: tolerance })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Without letters and digits that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A recovery code, `K7PM-3XQT`: 40 random bits. */
export const recoveryCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, 8), (byte) => alphabet[byte % alphabet.length]).join('').replace(/.{4}/, '$&-')

/** A code as it was meant: without spaces and lines, in capital letters. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
