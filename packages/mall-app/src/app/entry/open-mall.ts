import { cookies, mallVersionCookie, rememberNewMall } from '@mall/api'
import type { SiteConfig } from '@mall/api/contract'
import { removeDrafts } from '@mall/app-kit/storage/remove-drafts.ts'
import { createAppServices, type AppServices } from '../services.ts'
import { readEntryQuery } from './entry-query.ts'
import { mobileTarget } from './mobile-target.ts'
import { startAutoLogin } from './start-auto-login.ts'

/** The home address that also empties the browser of the mall's other cookies (specification §9). */
const cleaningPath = '/cleanCookie'

/** Opens the mall as the address asked (specification §2), before anything is drawn; `search` is its query. Null when the browser leaves for the mobile site. */
export const openMall = (site: SiteConfig, search: string): AppServices | null => {
  const { sessionKey, wantsLogout, address } = readEntryQuery({ pathname: location.pathname, search, hash: location.hash })
  if (address !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', address)
  rememberNewMall(search)
  const { pathname, href, hostname } = location
  const elsewhere = mobileTarget({ userAgent: navigator.userAgent, href, hostname }, site.LinkPlatform)
  if (elsewhere !== null) {
    location.replace(elsewhere)
    return null
  }
  if (pathname === cleaningPath) cookies.clearExcept([site.SessionCookie, mallVersionCookie])
  const services = createAppServices({ oldMallOrigins: site.OldMall.Origins, passkeyOrigin: site.PasskeyOrigin })
  if (wantsLogout && services.session.get() !== null) leave(services)
  else if (sessionKey) void startAutoLogin(services, sessionKey)
  return services
}

/** A query `logout` with a token present clears the session and goes to `/`; the server is notified in parallel. */
const leave = ({ session, keyLogin }: AppServices): void => {
  const state = session.get()
  removeDrafts()
  session.clear()
  history.replaceState(history.state, '', '/')
  if (state) void keyLogin.discard(state)
}
