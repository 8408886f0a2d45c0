import { createSeller, createSellerSession, logout, type Seller, type SellerOptions } from '@mall/api/seller'
import { createMemoryStorage, createSession, type Session } from '@mall/api'
import { sellerChanges } from '@mall/api/seller/contract'
import { sessionAccountOf } from '@mall/app-kit/access/session-account.ts'
import { createServices, type Services } from '@mall/app-kit/session/create-services.ts'
import type { ChangeTable } from '@mall/app-kit/session/mall-context.ts'
import type { Relogin } from '@mall/app-kit/session/relogin.ts'
import type { ToastStore } from '@mall/ui/toasts'
import { storageNames } from '../lib/storage-names.ts'

/** Everything the running app has one of. */
export type AppServices = Services<Seller>

interface AppServicesOptions {
  readonly session?: Session
  readonly toasts?: ToastStore
  readonly client?: Partial<SellerOptions>
}

/** By a client whose login is not stored until the page says so. */
const reloginBy = (options: Partial<SellerOptions>): Relogin => {
  const { sellerAccount, captcha } = createSeller({ ...options, session: createSession({ storage: createMemoryStorage(), events: new EventTarget() }) })
  return { account: sellerAccount, captcha, typed: sessionAccountOf(storageNames), forPage: (login) => Promise.resolve(login) }
}

/** Puts the services of the app together. Stories and tests make their own. */
export const createAppServices = ({ session = createSellerSession(), toasts, client = {} }: AppServicesOptions = {}): AppServices =>
  createServices({
    session,
    toasts,
    client,
    create: (options) => createSeller(options),
    relogin: reloginBy,
    enrolment: (seller) => ({
      side: {
        start: 'POST /api/SellerAccount/SecondFactorStart',
        confirm: 'POST /api/SellerAccount/SecondFactorConfirm',
        words: { demand: '您的角色要求登录时使用两步验证，开启后即可继续。', without: '开启两步验证前不能使用商家后台。' },
      },
      logout: () => logout(seller),
    }),
    changes: sellerChanges as ChangeTable,
    app: storageNames,
  })
