import type { LoginInfo } from '@mall/api'
import { apartMall } from '@mall/app-kit/session/apart-mall.ts'

/** A login that is not stored yet, and what was typed as its account; null where none is typed: for a passkey, or in the work chat. */
export interface Welcomed {
  readonly login: LoginInfo
  readonly account: string | null
}

/** The user belongs to several enterprises, and is to choose one of them before the login is stored. */
export const mustChooseEnterprise = ({ Enterprises = [] }: LoginInfo): boolean => Enterprises.length > 1

/** Trades a login that is not stored yet for one of the chosen enterprise, unless it is of that one already. */
export const chooseEnterprise = async ({ login, account }: Welcomed, EnterpriseId: number): Promise<Welcomed> => ({
  login: EnterpriseId === login.Enterprise.EnterpriseId ? login : await apartMall({}, login).account.switchEnterprise({ EnterpriseId }),
  account,
})
