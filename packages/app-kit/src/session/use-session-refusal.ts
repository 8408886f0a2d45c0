import { isMallError } from '@mall/api'
import { use, useState, useSyncExternalStore } from 'react'
import { ClientContext } from './mall-context.ts'

const neverChanges = () => () => {}

/**
 * What a form or a page shows of a refusal because the session had ended: it is out of date once its person is back, in whichever way and tab. The last failure
 * is noted, of whatever kind. Without a client, as in a story of a view, nothing is ever out of date.
 */
export const useSessionRefusal = () => {
  const session = use(ClientContext)?.session
  const tokenNow = () => session?.get()?.Token
  const token = useSyncExternalStore(session?.subscribe ?? neverChanges, tokenNow, () => undefined)
  /** The token that was refused. */
  const [refused, setRefused] = useState<string>()
  return {
    note: (failure: unknown) => setRefused(isMallError(failure, 'unauthorized') ? tokenNow() : undefined),
    isOutdated: refused !== undefined && token !== undefined && token !== refused,
  }
}
