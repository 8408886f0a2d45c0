import { passwordFault } from '@mall/api/contract'
import type { Deps } from '../deps.ts'
import { BusinessError } from '../http/errors.ts'
import type { User } from './user-store.ts'

/**
 * Refuses a new password that breaks the rule of passwords, or that is guessed first.
 * @throws BusinessError `PASSWORD_TOO_WEAK`
 */
export const requireGoodPassword = async (
  { isCommonPassword }: Pick<Deps, 'isCommonPassword'>,
  password: string,
  { account, mobile, email }: Pick<User, 'account' | 'mobile' | 'email'>,
): Promise<void> => {
  const fault = passwordFault(password, [account, mobile ?? '', email ?? ''])
  if (fault !== null) throw new BusinessError('PASSWORD_TOO_WEAK', fault)
  if (await isCommonPassword(password)) throw new BusinessError('PASSWORD_TOO_WEAK', '该密码过于常见，容易被猜到，请换一个')
}
