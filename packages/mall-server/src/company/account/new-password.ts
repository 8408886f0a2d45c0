import { passwordFault } from '@mall/api/contract'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { membershipsOf, type User } from './user-store.ts'

/**
 * Refuses a new password that breaks the rule of passwords, or that is guessed first.
 * @throws BusinessError `PASSWORD_TOO_WEAK`
 */
export const requireGoodPassword = async (
  { db, isCommonPassword }: Pick<Deps, 'db' | 'isCommonPassword'>,
  password: string,
  { id, account, nickname, realName, mobile, email }: Pick<User, 'id' | 'account' | 'nickname' | 'realName' | 'mobile' | 'email'>,
): Promise<void> => {
  const fault = passwordFault(password, [account, mobile ?? '', email ?? ''])
  if (fault !== null) throw new BusinessError('PASSWORD_TOO_WEAK', fault)
  const companies = (await membershipsOf(db, id)).map(({ enterpriseName }) => enterpriseName)
  const names = [account, nickname, realName, email?.split('@')[0] ?? '', ...companies].filter((name) => name !== '')
  if (await isCommonPassword(password, names)) throw new BusinessError('PASSWORD_TOO_WEAK', '该密码过于常见，容易被猜到，请换一个')
}
