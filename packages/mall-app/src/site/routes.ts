import { collectScreens } from '@mall/app-kit/screens/collect-screens.ts'
import { hrefOf, type ScreenQueryOf } from '@mall/app-kit/screens/href.ts'
import { menuOrder, type MallScreen } from './define-screen.ts'

export { productHref } from './product-address.ts'

/** Every screen by its id. Each file `screen.ts` adds its own, so an id that two files use is a type error. */
export interface Screens {}

export type RouteId = keyof Screens

/** The query that a screen reads. */
export type ScreenQuery<Id extends RouteId> = ScreenQueryOf<Screens, Id>

/** Every address of specification §2, each once, in the order of menus and lists. */
export const routes = collectScreens(import.meta.glob<Record<string, unknown>>('../screens/*/*/screen.ts', { eager: true }), menuOrder) as Readonly<Record<RouteId, MallScreen>>

/** The address of a screen with the query that it reads; parameters of the path are encoded. */
export const href = hrefOf<Screens>(routes)

/** A page of 帮助中心 by its number, from 1. */
export const helpHref = (page: number): string => `${href('help')}/${page}`

/** An announcement by its id. */
export const announcementHref = (id: number): string => `${href('announcements')}/${id}`

/** The login, which comes back to an address of the mall. */
export const loginHref = (returnUrl: string): string => href('login', { ReturnUrl: returnUrl })
