import { createMall, createSession, logout, type LoginInfo, type Mall, type MallOptions, type Session } from '@mall/api'
import { changedBy, isMadeOnce } from '@mall/api/contract'
import type { ToastStore } from '@mall/ui/toasts'
import { sessionAccount } from '../access/session-account.ts'
import { apartMall } from './apart-mall.ts'
import { createServices, type Services } from './create-services.ts'
import type { ChangeTable } from './mall-context.ts'
import type { PasskeyLogin, Relogin } from './relogin.ts'

/** The single instances of the mall. */
export type KitServices = Services<Mall>

export interface KitServicesOptions {
  readonly session?: Session | undefined
  readonly toasts?: ToastStore | undefined
  readonly client?: Partial<MallOptions> | undefined
  /** How somebody logs in again by a passkey; undefined where none can be used. Not asked before a login is. */
  readonly passkey?: () => ((mall: Mall) => Promise<PasskeyLogin>) | undefined
}

const changes = { changedBy, isMadeOnce } as ChangeTable

/** By a mall of its own: of several companies the login goes to the one of the page. */
const reloginBy = (passkey: KitServicesOptions['passkey']) => (options: Partial<MallOptions>): Relogin => {
  const mall = apartMall(options)
  const logIn = passkey?.()
  return {
    account: mall.account,
    captcha: mall.captcha,
    byPasskey: logIn && (() => logIn(mall)),
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
export const createKitServices = ({ session = createSession(), toasts, client = {}, passkey }: KitServicesOptions): KitServices =>
  createServices({
    session,
    toasts,
    client,
    changes,
    create: (options) => createMall(options),
    relogin: reloginBy(passkey),
    enrolment: (mall) => ({ logout: () => logout(mall) }),
  })
