import { createCategoryCache, createSession, type CategoryCache, type Mall, type MallOptions } from '@mall/api'
import { controllerKey } from '@mall/api/query'
import { verificationBy } from '@mall/app-kit/session/prompts.ts'
import { createKitServices, type KitServices, type KitServicesOptions } from '@mall/app-kit/session/services.ts'
import { createToasts } from '@mall/ui/toasts'
import { wantedAddition, type CartAddition } from '../features/cart/wanted-addition.ts'
import { passkeyOfferHere } from '../features/passkey/passkey-offer.ts'
import { createAutoLoginStore, type AutoLoginStore } from './auto-login-prompt.ts'
import { createKeyLogin } from './entry/key-login.ts'
import { followPermissions } from './follow-permissions.ts'
import { isOldMallAddress } from './old-mall.ts'

/** Everything the running mall has one of. */
export interface AppServices extends KitServices {
  /** Category trees, kept across reloads. */
  readonly categories: CategoryCache
  readonly autoLogin: AutoLoginStore
  /** Logins that are not stored (yet). */
  readonly keyLogin: ReturnType<typeof createKeyLogin>
}

interface AppServicesOptions extends Omit<KitServicesOptions, 'passkey'> {
  /** Where category trees are kept. Default: local storage. */
  readonly storage?: Storage
  /** Origins that old-mall mode may jump to. Default: none. */
  readonly oldMallOrigins?: readonly string[]
  /** Where passkeys can be used. Default: nowhere. */
  readonly passkeyOrigin?: string
}

const logInAgain = async (mall: Mall) => (await import('../features/passkey/log-in-again.ts')).logInAgain(mall)

/** Puts the services of the mall together. Stories and tests make their own. */
export const createAppServices = (options: AppServicesOptions = {}): AppServices => {
  const { session = createSession(), toasts = createToasts(), oldMallOrigins = [], passkeyOrigin = '', client } = options
  const onOldMall: MallOptions['onOldMall'] = (address) => {
    if (isOldMallAddress(address, oldMallOrigins)) location.assign(address)
    else toasts.show({ tone: 'danger', message: '未获取到旧版商城地址' })
  }
  const kit = createKitServices({
    session,
    toasts,
    client: { onOldMall, ...client },
    passkey: () => (passkeyOfferHere(passkeyOrigin) === 'here' ? logInAgain : undefined),
  })
  addWhatTheVisitorWanted(kit)
  followPermissions(kit)
  return {
    ...kit,
    categories: createCategoryCache(kit.mall, options),
    autoLogin: createAutoLoginStore(),
    keyLogin: createKeyLogin({ ...verificationBy(kit.prompts, toasts), ...client }),
  }
}

/** What a visitor put in the cart is there once they have logged in, whichever way they did. */
const addWhatTheVisitorWanted = ({ mall, session, queryClient, notify }: Pick<AppServices, 'mall' | 'session' | 'queryClient' | 'notify'>): void => {
  const add = async (wanted: readonly CartAddition[]) => {
    try {
      notify(await mall.shoppingCart.addToCart({ Items: [...wanted] }, { quiet: true }))
      await queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    } catch {
      // The client has said why.
    }
  }
  session.subscribe(() => {
    const wanted = session.get() ? wantedAddition.take() : null
    if (wanted) void add(wanted)
  })
}
