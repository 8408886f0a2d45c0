/** Items of local storage. A browser that refuses them remembers nothing; nothing throws. */
export const localItems = {
  get(name: string): string | null {
    // Where the server draws a page; Node has a storage of its own, which it warns of.
    if (typeof document === 'undefined') return null
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(name, value)
    } catch {
      // Full, or forbidden.
    }
  },
  /** The names that begin so. */
  names(prefix: string): string[] {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    } catch {
      return []
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(name)
    } catch {
      // Nothing was kept.
    }
  },
}
