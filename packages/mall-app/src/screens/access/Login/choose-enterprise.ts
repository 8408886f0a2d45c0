import type { LoginInfo } from '@mall/api'
import { apartMall } from '@mall/app-kit/session/apart-mall.ts'

/** Trades a login that is not stored yet for one of another of the user's enterprises. */
export const chooseEnterprise = (login: LoginInfo, EnterpriseId: number): Promise<LoginInfo> => apartMall({}, login).account.switchEnterprise({ EnterpriseId })
