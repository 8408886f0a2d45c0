import { createKeep, type Keep } from '../session/storage.ts'
import { sleep } from '../wait.ts'

/** Runs work while no other tab runs work of the same name, as far as the browser can guarantee it. */
export type Exclusive = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>

/** How long one tab waits for another before it goes ahead, ms. */
const boundMs = 5000

/**
 * How long a lock is kept after the work, ms. A browser hands a lock to the next tab before that tab's process sees what was
 * just written to the storage; it would then use the same refresh token again.
 */
const spreadMs = 100

/** Web Locks: waits at most 5 s, then works without; a lock that is held is never stolen. */
const withWebLocks =
  (locks: LockManager): Exclusive =>
  async (name, work) => {
    const bound = new AbortController()
    const timer = setTimeout(() => bound.abort(), boundMs)
    let hasBegun = false
    try {
      return await locks.request(name, { signal: bound.signal }, async () => {
        hasBegun = true
        clearTimeout(timer)
        const value = await work()
        await sleep(spreadMs)
        return value
      })
    } catch (error) {
      if (hasBegun) throw error
      return await work()
    } finally {
      clearTimeout(timer)
    }
  }

/** How often a tab checks whether another tab's claim was removed, ms. */
const pollMs = 50

/** Where there are no Web Locks (plain HTTP): a claim in the shared storage, good for 5 s. The last to write it wins. */
const withClaims =
  (claims: Keep): Exclusive =>
  async (name, work) => {
    const mine = Math.random().toString(36).slice(2)
    const isFree = () => {
      const [owner, until] = (claims.get(name) ?? '').split(' ')
      return owner === mine || !(Number(until) > Date.now() && Number(until) <= Date.now() + boundMs)
    }
    const isMine = () => claims.get(name)?.startsWith(`${mine} `) === true
    // Counted in pauses: the clock may be set meanwhile.
    for (let waited = 0; waited < boundMs; waited += pollMs) {
      if (isFree()) {
        claims.set({ [name]: `${mine} ${Date.now() + boundMs}` })
        // Tabs that claimed in the same moment see here whose claim stayed.
        await sleep(pollMs)
        if (isMine()) break
      }
      await sleep(pollMs)
    }
    try {
      const value = await work()
      await sleep(spreadMs)
      return value
    } finally {
      if (isMine()) claims.remove(name)
    }
  }

const sharedClaims = (): Keep | undefined => {
  try {
    return createKeep(window.localStorage)
  } catch {
    return undefined
  }
}

/** The best that the environment offers: Web Locks, claims in local storage, or nothing where there is one tab only. */
export const exclusive: Exclusive = (name, work) => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  if (locks) return withWebLocks(locks)(name, work)
  const claims = sharedClaims()
  return claims ? withClaims(claims)(name, work) : work()
}
