import { cookies, type Session } from '@mall/api'
import { readEntryQuery } from './entry/entry-query.ts'

/**
 * Shows the server that somebody is logged in on this browser, so that it does not send the page of a visitor; nothing else. A wrong value, as
 * after the storage was emptied by hand, it costs the other page for a moment.
 */
const viewerCookie = 'MallViewer'
const loggedIn = 'user'
const days = 365

/** Keeps the cookie in step with the session. */
export const followSession = (session: Session): void => {
  const write = () => {
    const isLoggedIn = session.get() !== null
    if (isLoggedIn) cookies.set(viewerCookie, loggedIn, { days })
    else if (cookies.get(viewerCookie) !== undefined) cookies.remove(viewerCookie)
  }
  session.subscribe(write)
  write()
}

/** Whether the page for visitors is right for a request: nobody is logged in on this browser, and no link is about to log in. */
export const isForVisitors = (request: Request): boolean => {
  const isLoggedIn = (request.headers.get('cookie') ?? '').split(/;\s*/).includes(`${viewerCookie}=${loggedIn}`)
  return !isLoggedIn && readEntryQuery(new URL(request.url)).sessionKey === null
}
