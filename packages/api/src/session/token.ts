import type { LoginInfo } from '../contract/account.ts'

/** What a token's payload says of its owner. */
export type TokenPayload = Pick<LoginInfo, 'Enterprise' | 'Role' | 'User'>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPayload = (value: unknown): value is TokenPayload =>
  isRecord(value) && isRecord(value.User) && isRecord(value.Enterprise) && Array.isArray(value.Role)

/**
 * Reads `Enterprise`, `Role` and `User` from a token, for display only: nothing is verified.
 * Null for anything that is not such a token; never throws.
 */
export const decodeToken = (token: string): TokenPayload | null => {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isPayload(payload)) return null
    return { Enterprise: payload.Enterprise, Role: payload.Role, User: payload.User }
  } catch {
    return null
  }
}
