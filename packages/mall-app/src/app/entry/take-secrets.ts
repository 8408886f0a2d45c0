import { withoutSecrets } from './secrets.ts'

/**
 * The query that the page was opened with. The session key leaves the address and the history as this module runs, which is the first of all (specification §2); from then on it lives
 * in a variable, until it is redeemed.
 */
export const openedWith = location.search

const rest = withoutSecrets(openedWith)
if (rest !== openedWith) history.replaceState(history.state, '', location.pathname + rest + location.hash)

/** The browser reads all of the storage with the first access: in this task, which has nothing else to do. */
const readStorage = (): number => {
  try {
    return localStorage.length
  } catch {
    // Forbidden by the browser's settings: whoever needs it does without.
    return 0
  }
}

readStorage()
