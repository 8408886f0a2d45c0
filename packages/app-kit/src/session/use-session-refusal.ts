import { isMallError } from '@mall/api'
import { use, useState, useSyncExternalStore } from 'react'
import { ClientContext } from './mall-context.ts'

const neverChanges = () => () => {}

/**
 * What a form or a page shows of a refusal because the session had ended: while its page is kept the banner over it says the same, and once its person is
 * back, in whichever way and tab, it is out of date. The last failure is noted, of whatever kind. Without a client, as in a story of a view, it is shown.
 */
export const useSessionRefusal = () => {
  const { session, keeper } = use(ClientContext) ?? {}
  const tokenNow = () => session?.get()?.Token
  const isKeptNow = () => Boolean(keeper?.kept.get().page)
  const token = useSyncExternalStore(session?.subscribe ?? neverChanges, tokenNow, () => undefined)
  const isKept = useSyncExternalStore(keeper?.kept.subscribe ?? neverChanges, isKeptNow, () => false)
  /** The token that was refused. */
  const [refused, setRefused] = useState<string>()
  return {
    note: (failure: unknown) => setRefused(isMallError(failure, 'unauthorized') ? tokenNow() : undefined),
    isNeedless: refused !== undefined && (isKept || (token !== undefined && token !== refused)),
  }
}
