import type { LoginInfo } from '@mall/api/contract'
import { recorded } from '../recorded.ts'
import type { Person } from '../recording.ts'

/** The password of every account of the demo data. */
export const demoPassword = 'Mall@2026'

const base64Url = (text: string): string => {
  const binary = String.fromCodePoint(...new TextEncoder().encode(text))
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** 2026-03-18 and 2036-03-16: a token of the stories does not run out. */
const [issuedAt, expiresAt] = [1_773_799_200, 2_089_159_200]

/** A token with the payload of a real one and no signature: `decodeToken` reads it, no server takes it. */
export const buildToken = ({ Enterprise, Role, User }: Pick<LoginInfo, 'Enterprise' | 'Role' | 'User'>): string => {
  const payload = { Enterprise, Role, User, sid: '00000000-0000-4000-8000-000000000000', iat: issuedAt, exp: expiresAt }
  return `${base64Url('{"alg":"none","typ":"JWT"}')}.${base64Url(JSON.stringify(payload))}.`
}

const loginOf = (person: Person): LoginInfo => ({
  ...person,
  Token: buildToken(person),
  RefreshToken: 'refresh-1',
  Redirect: '/',
  ReturnUrl: '',
})

const { admin, buyer, approver, finance, other } = recorded.people

/** Login infos of the demo accounts. Only the stories' handlers take their tokens; for the live mall there is `liveLogin`. */
export const logins: Readonly<Record<'admin' | 'buyer' | 'approver' | 'finance' | 'other', LoginInfo>> = {
  admin: loginOf(admin),
  buyer: loginOf(buyer),
  approver: loginOf(approver),
  finance: loginOf(finance),
  other: loginOf(other),
}

/** A login whose token says what its parts say. */
export const buildLoginInfo = (parts: Partial<LoginInfo> = {}): LoginInfo => {
  const login = { ...structuredClone(logins.buyer), ...parts }
  return { ...login, Token: parts.Token ?? buildToken(login) }
}
