const closedKey = 'topBannerClosed'

/** Closed until the next page load, where the browser keeps nothing. */
let closedNow = false
const listeners = new Set<() => void>()

/** Whether the banner is closed for the session (specification §2, Layouts). */
export const topBanner = {
  isClosed(): boolean {
    try {
      return closedNow || sessionStorage.getItem(closedKey) !== null
    } catch {
      return closedNow
    }
  },
  close(): void {
    try {
      sessionStorage.setItem(closedKey, '1')
    } catch {
      closedNow = true
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
