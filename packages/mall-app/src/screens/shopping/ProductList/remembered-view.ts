import type { View } from './list-query.ts'

const key = 'productView'

/** How the list was drawn last on this device. Browsers that refuse storage remember nothing. */
export const rememberedView = {
  get(): View {
    try {
      return localStorage.getItem(key) === 'row' ? 'row' : 'grid'
    } catch {
      return 'grid'
    }
  },
  set(view: View): void {
    try {
      if (view === 'row') localStorage.setItem(key, view)
      else localStorage.removeItem(key)
    } catch {
      // No storage to remember it in.
    }
  },
}
