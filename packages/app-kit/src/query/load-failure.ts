import { isMallError } from '@mall/api'

/** Why a page has nothing to show: the viewer may not see it, there is no such thing, or the call failed and may be tried again. */
export type LoadFailure = 'forbidden' | 'unknown' | 'failed'

/** The failure behind the error of a query. A refusal in words means that there is no such thing: only then does a query of one thing get one. */
export const loadFailure = (error: Error | null): LoadFailure | null => {
  if (!error) return null
  if (isMallError(error, 'forbidden')) return 'forbidden'
  return isMallError(error, 'business') || isMallError(error, 'notFound') ? 'unknown' : 'failed'
}
