import { passwordFault } from '@mall/api/contract'
import type { Deps } from '../../platform/deps.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { membershipsOf, type User } from './user-store.ts'

/** Of an account: what logs in by it, and the names of its owner and of whom they work for. */
interface OwnWords {
  readonly accounts: readonly string[]
  readonly names: readonly string[]
}

/**
 * Refuses a new password that breaks the rule of passwords, or that is guessed first.
 * @throws BusinessError `PASSWORD_TOO_WEAK`
 */
export const refuseWeakPassword = async ({ isCommonPassword }: Pick<Deps, 'isCommonPassword'>, password: string, { accounts, names }: OwnWords): Promise<void> => {
  const fault = passwordFault(password, accounts)
  if (fault !== null) throw new BusinessError('PASSWORD_TOO_WEAK', fault)
  if (await isCommonPassword(password, names.filter((name) => name !== ''))) throw new BusinessError('PASSWORD_TOO_WEAK', '该密码过于常见，容易被猜到，请换一个')
}

/**
 * The same for the account of a buyer.
 * @throws BusinessError `PASSWORD_TOO_WEAK`
 */
export const requireGoodPassword = async (
  deps: Pick<Deps, 'db' | 'isCommonPassword'>,
  password: string,
  { id, account, nickname, realName, mobile, email }: Pick<User, 'id' | 'account' | 'nickname' | 'realName' | 'mobile' | 'email'>,
): Promise<void> => {
  const companies = (await membershipsOf(deps.db, id)).map(({ enterpriseName }) => enterpriseName)
  await refuseWeakPassword(deps, password, { accounts: [account, mobile ?? '', email ?? ''], names: [account, nickname, realName, email?.split('@')[0] ?? '', ...companies] })
}
