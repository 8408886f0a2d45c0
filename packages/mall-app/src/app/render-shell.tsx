import { createMemoryStorage, createSession } from '@mall/api'
import type { Screen } from '@mall/app-kit/screens/define-screen.ts'
import { findScreen } from '@mall/app-kit/screens/find-screen.ts'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { screenRoutes } from '@mall/app-kit/screens/screen-routes.tsx'
import { Fragment } from 'react'
import { Routes } from 'react-router-dom'
import { siteOfHtml } from '../site/page-site.ts'
import { routes, type RouteId } from '../site/routes.ts'
import type { LayoutName, MallScreen } from '../site/define-screen.ts'
import { layouts } from './layouts/layouts.ts'
import { emptyRoot, renderTree } from './render-tree.tsx'
import { createAppServices } from './services.ts'

const screens = Object.entries<MallScreen>(routes)
  .map(([id, screen]) => ({ ...screen, id }))
  .filter(({ load, developmentOnly }) => load !== 'entry' && !developmentOnly)

/** The screen at an address whose page comes with its shell; null where there is none, and for home, which is rendered whole. */
export const shellAt = (pathname: string): string | null => findScreen(screens, pathname)?.screen.id ?? null

const layoutFiles: Readonly<Record<LayoutName, string | null>> = {
  default: null,
  none: null,
  shop: 'src/app/layouts/ShopLayout.tsx',
  userCentre: 'src/app/layouts/UserCentreLayout.tsx',
  document: 'src/app/layouts/UserCentreLayout.tsx',
}

const registrations = import.meta.glob<Record<string, unknown>>('../screens/*/*/screen.ts', { eager: true })

/** The component of a screen stands beside its registration, in a file of the folder's name. */
const componentFile = (registration: string): string => registration.replace(/^\.\./, 'src').replace(/([^/]+)\/screen\.ts$/, '$1/$1.tsx')

/** By screen, the source files of what the entry does not have: the layout and the screen. The build knows their scripts. */
export const filesOfShells = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    screens.map(({ id, layout }) => {
      const [registration = ''] = Object.entries(registrations).find(([, module]) => id in module) ?? []
      return [id, [layoutFiles[layout], componentFile(registration)].filter((file) => file !== null)]
    }),
  )

/** In the place of every screen: what it shows is of its user. */
const OnItsWay = ({ route: { kind } }: { readonly route: Pick<Screen, 'kind'> }) => <ScreenLoading kind={kind} />

/** Whatever the parameters in its address: the pattern is drawn. */
const drawn = screens.map((screen): Screen<string, object, LayoutName> => ({ ...screen, accepts: () => true }))

const shells = screenRoutes({ screens: drawn, layouts, entry: Fragment, notFound: Fragment, guarded: OnItsWay })

const preload = (address: string): string => `<link rel="modulepreload" crossorigin href="${address}">`

/**
 * The page of a screen as everybody gets it: its frame, with bones where the screen will stand, and its scripts on their way before any of them has run. It is a picture of the page, which the
 * browser draws in its place: links of the frame lead back to the address with its query, which nobody knows here. `template` is the built, empty page, `scripts` are those that the screen
 * needs beside the entry.
 */
export const renderShell = async (template: string, id: string, scripts: readonly string[]): Promise<string> => {
  const services = createAppServices({ session: createSession({ storage: createMemoryStorage() }), client: {} })
  const { html, styles } = await renderTree({ services, site: siteOfHtml(template), path: routes[id as RouteId].path, routes: <Routes>{shells}</Routes> })
  return template.replace(emptyRoot, () => `<div id="root"><div data-shell data-prerendered inert aria-hidden="true">${html}</div></div>`).replace('</head>', (end) => `${scripts.map(preload).join('')}${styles}${end}`)
}
