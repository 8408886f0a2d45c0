import { and, eq, ne } from 'drizzle-orm'
import { accountLimits } from '@mall/api/contract'
import { cutText } from '../../platform/cut-text.ts'
import type { Tx } from '../../platform/db/client.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { BusinessError } from '../../platform/http/errors.ts'

interface Logins {
  readonly Account?: string | undefined
  readonly Mobile?: string | null | undefined
  readonly Email?: string | null | undefined
}

/**
 * Each login name, mobile number and email belongs to one account only.
 * @param ownId The account that may have them already; 0 for a new one.
 * @throws BusinessError `ACCOUNT_NAME_TAKEN`, `ACCOUNT_MOBILE_TAKEN`, `ACCOUNT_EMAIL_TAKEN`
 */
export const requireFree = async (tx: Tx, { Account, Mobile, Email }: Logins, ownId: number): Promise<void> => {
  const wanted = [
    [appUser.account, Account, 'ACCOUNT_NAME_TAKEN', '登录名已存在'],
    [appUser.mobile, Mobile, 'ACCOUNT_MOBILE_TAKEN', '手机号已被其他账号使用'],
    [appUser.email, Email, 'ACCOUNT_EMAIL_TAKEN', '邮箱已被其他账号使用'],
  ] as const
  for (const [column, value, code, message] of wanted) {
    if (value === undefined || value === null) continue
    const [other] = await tx.select({ id: appUser.id }).from(appUser).where(and(eq(column, value), ne(appUser.id, ownId))).limit(1)
    if (other !== undefined) throw new BusinessError(code, message)
  }
}

/** The 姓名 of a new account, which is its 昵称 too until its owner chooses one. */
export const named = (name: string) => ({ realName: name, nickname: cutText(name, accountLimits.nickname) })
