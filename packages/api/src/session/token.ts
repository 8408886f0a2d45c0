import type { LoginInfo } from '../contract/account.ts'

/** What a token's payload says of its owner. */
export type TokenPayload = Pick<LoginInfo, 'Enterprise' | 'Role' | 'User'>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPayload = (value: unknown): value is TokenPayload =>
  isRecord(value) && isRecord(value.User) && isRecord(value.Enterprise) && Array.isArray(value.Role)

/** The payload of a token, whatever is in it; null for anything that is no token. */
const payloadOf = (token: string): unknown => {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown
  } catch {
    return null
  }
}

/** When a token ends (its `exp`), ms since 1970; null when it does not say. */
export const expiryOf = (token: string): number | null => {
  const payload = payloadOf(token)
  return isRecord(payload) && typeof payload.exp === 'number' ? payload.exp * 1000 : null
}

/**
 * Reads `Enterprise`, `Role` and `User` from a token, for display only: nothing is verified.
 * Null for anything that is not such a token; never throws.
 */
export const decodeToken = (token: string): TokenPayload | null => {
  const payload = payloadOf(token)
  return isPayload(payload) ? { Enterprise: payload.Enterprise, Role: payload.Role, User: payload.User } : null
}
