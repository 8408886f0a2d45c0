import type { LoginInfo } from '@mall/api'
import { sessionAccount } from '@mall/app-kit/access/session-account.ts'
import { apartMall } from '@mall/app-kit/session/apart-mall.ts'

/**
 * Keeps whose login it is, before it is stored, so that a login over a kept page names them. Where nobody typed an account (`account` null: a passkey, the work
 * chat) the mall is asked for it; without an answer that dialog asks the person.
 */
export const keepAccount = async (login: LoginInfo, account: string | null): Promise<void> => {
  const known = account ?? (await apartMall({}, login).account.profile({}, { silent: true, quiet: true }).catch(() => null))?.Account
  if (known !== undefined) sessionAccount.set(login, known)
}
