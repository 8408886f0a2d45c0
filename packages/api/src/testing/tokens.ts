import { loginOf } from './responses.ts'

/** A token like those of the mall: its payload says whose it is, and until when it is good. */
export const tokenOf = (uid: number, name: string, exp = 4_000_000_000): string => {
  const { User, Enterprise, Role } = loginOf(uid, '', '')
  const payload = Buffer.from(JSON.stringify({ User, Enterprise, Role, exp, name })).toString('base64url')
  return `head.${payload}.signature`
}
