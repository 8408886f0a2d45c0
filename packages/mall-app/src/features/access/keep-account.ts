import type { LoginInfo } from '@mall/api'
import { sessionAccount } from '@mall/app-kit/access/session-account.ts'
import { apartMall } from '@mall/app-kit/session/apart-mall.ts'

/** The account of a login for which nobody typed one (a passkey, the work chat), as the mall has it; null without an answer. */
export const accountOf = async (login: LoginInfo): Promise<string | null> => (await apartMall({}, login).account.profile({}, { silent: true, quiet: true }).catch(() => null))?.Account ?? null

/**
 * Keeps whose login it is, before it is stored, so that a login over a kept page names them. Where nobody typed an account (`account` null) the mall is asked for
 * it; without an answer that dialog asks the person.
 */
export const keepAccount = async (login: LoginInfo, account: string | null): Promise<void> => {
  const known = account ?? (await accountOf(login))
  if (known !== null) sessionAccount.set(login, known)
}
