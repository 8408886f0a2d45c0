const key = 'menuFolded'

/** Whether the user folded the menu of the user centre on this device. Browsers that refuse storage remember nothing. */
export const rememberedFold = {
  get(): boolean {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  set(isFolded: boolean): void {
    try {
      if (isFolded) localStorage.setItem(key, '1')
      else localStorage.removeItem(key)
    } catch {
      // No storage to remember it in.
    }
  },
}
