const key = 'themeColor'

/** The customer's colour of the last visit on this device, so that a page begins in it. Browsers that refuse storage remember nothing. */
export const rememberedTheme = {
  get(): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(color: string | null): void {
    try {
      if (color === null) localStorage.removeItem(key)
      else localStorage.setItem(key, color)
    } catch {
      // No storage to remember it in.
    }
  },
}
