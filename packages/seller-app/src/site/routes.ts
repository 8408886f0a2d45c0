import { collectScreens } from '@mall/app-kit/screens/collect-screens.ts'
import { hrefOf } from '@mall/app-kit/screens/href.ts'
import { menuOrder, type SellerScreen } from './define-screen.ts'

/** Every screen by its id. Each file `screen.ts` adds its own, so an id that two files use is a type error. */
export interface Screens {}

type RouteId = keyof Screens

/** Where the app is on its host: the router puts it before every address. */
export const basePath = '/seller'

/** Every address, without the path of the app, each once, in the order of menus and lists. */
export const routes = collectScreens(import.meta.glob<Record<string, unknown>>('../screens/*/*/screen.ts', { eager: true }), menuOrder) as Readonly<Record<RouteId, SellerScreen>>

/** The address of a screen with the query that it reads; parameters of the path are encoded. */
export const href = hrefOf<Screens>(routes)

/** The login, which comes back to an address of this app. */
export const loginHref = (returnUrl: string): string => href('login', { ReturnUrl: returnUrl })
