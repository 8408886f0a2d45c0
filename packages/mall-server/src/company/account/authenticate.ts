import { authenticatorOf } from './authenticator.ts'
import { showLock } from './login-attempts.ts'
import { disabledText } from './rules.ts'
import { findUserByName, type User } from './user-store.ts'

/** The first step of a buyer's login. */
export const { authenticate, authenticateFirst } = authenticatorOf<User>({
  find: findUserByName,
  subjectOf: (user, name) => (user ? { userId: user.id } : { name }),
  showLock: (db, user, until) => showLock(db, user.id, until),
  texts: { disabled: disabledText, initialExpired: '初始密码已过期，请联系企业管理员重置' },
})
