import { cookies, mallVersionCookie, rememberNewMall } from '@mall/api'
import type { SiteConfig } from '@mall/api/contract'
import { removeDrafts } from '@mall/app-kit/storage/remove-drafts.ts'
import { createAppServices, type AppServices } from '../services.ts'
import { readEntryQuery } from './entry-query.ts'
import { mobileTarget } from './mobile-target.ts'
import { startAutoLogin } from './start-auto-login.ts'

/** The home address that also empties the browser of the mall's other cookies (specification §9). */
const cleaningPath = '/cleanCookie'

/**
 * Opens the mall as the address asks (specification §2), before anything is drawn. First of all the session key leaves the
 * address and the history; from then on it lives in a variable, until it is redeemed. Null when the browser leaves for the
 * mobile site.
 */
export const openMall = (site: SiteConfig): AppServices | null => {
  const { search, href, hostname } = location
  const { sessionKey, wantsLogout, address } = readEntryQuery(location)
  if (address !== location.pathname + search + location.hash) history.replaceState(history.state, '', address)
  rememberNewMall(search)
  const { pathname } = location
  const elsewhere = mobileTarget({ userAgent: navigator.userAgent, href, hostname }, site.LinkPlatform)
  if (elsewhere !== null) {
    location.replace(elsewhere)
    return null
  }
  if (pathname === cleaningPath) cookies.clearExcept([site.SessionCookie, mallVersionCookie])
  const services = createAppServices({ oldMallOrigins: site.OldMall.Origins })
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
