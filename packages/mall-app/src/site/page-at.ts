import { findScreen } from '@mall/app-kit/screens/find-screen.ts'
import { helpNumberOf } from './help-address.ts'
import { productCodeOf } from './product-address.ts'
import { href, routes } from './routes.ts'

const screens = Object.values(routes).filter(({ developmentOnly }) => !developmentOnly || import.meta.env.DEV)

/** Parts of the mall whose index has another name. */
const parts: ReadonlySet<string> = new Set(['/usercenter', '/shop'])

/** An address of the mall as links write it, whichever case it comes in: menus, tabs and the guard compare addresses. */
export const canonicalPath = (pathname: string): string => findScreen(screens, pathname)?.path ?? pathname

/** Each page of help has an address of its own, without which the first one is meant. */
const isHelpPage = (path: string): boolean => {
  const rest = path.slice(href('help').length + 1)
  return rest === '' || helpNumberOf(rest) !== null
}

/** What an address names, for the server's status: a page, the page of one product, which may exist or not, or nothing. */
export const pageAt = (pathname: string): 'page' | 'unknown' | { readonly productCode: string } => {
  const found = findScreen(screens, pathname)
  const productCode = productCodeOf(found?.params.file ?? '')
  if (productCode !== null) return { productCode }
  if (found?.screen === routes.help && !isHelpPage(found.path)) return 'unknown'
  return found || parts.has(pathname.toLowerCase().replace(/\/$/, '')) ? 'page' : 'unknown'
}
