import { createMall, createSession, logout, type LoginInfo, type Mall, type MallOptions, type Session } from '@mall/api'
import { changedBy, isMadeOnce } from '@mall/api/contract'
import type { ToastStore } from '@mall/ui/toasts'
import { sessionAccount } from '../access/session-account.ts'
import { apartMall } from './apart-mall.ts'
import { createServices, type Services } from './create-services.ts'
import type { ChangeTable } from './mall-context.ts'
import type { Relogin } from './relogin.ts'

/** The single instances of the mall. */
export type KitServices = Services<Mall>

export interface KitServicesOptions {
  readonly session?: Session | undefined
  readonly toasts?: ToastStore | undefined
  readonly client?: Partial<MallOptions> | undefined
}

const changes = { changedBy, isMadeOnce } as ChangeTable

/** By a mall of its own: of several companies the login goes to the one of the page. */
const reloginBy = (options: Partial<MallOptions>): Relogin => {
  const { account, captcha } = apartMall(options)
  return {
    account,
    captcha,
    typed: sessionAccount,
    forPage: async (login, page) => {
      const { EnterpriseId } = page.Enterprise
      const { Enterprises } = login as LoginInfo
      const isMember = Enterprises?.some((enterprise) => enterprise.EnterpriseId === EnterpriseId) ?? false
      return isMember && login.Enterprise.EnterpriseId !== EnterpriseId ? apartMall(options, login as LoginInfo).account.switchEnterprise({ EnterpriseId }) : login
    },
  }
}

/** Puts the services of the mall together. Stories and tests make their own. */
export const createKitServices = ({ session = createSession(), toasts, client = {} }: KitServicesOptions): KitServices =>
  createServices({
    session,
    toasts,
    client,
    changes,
    create: (options) => createMall(options),
    relogin: reloginBy,
    enrolment: (mall) => ({ logout: () => logout(mall) }),
  })
