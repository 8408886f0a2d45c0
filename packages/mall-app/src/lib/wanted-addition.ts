import type { CartAddition } from './use-add-to-cart.ts'

const key = 'wantedAddition'

/** Later than this after they chose it, nobody expects it in the cart, ms. */
const keptMs = 30 * 60_000

/** What a visitor wanted to put in the cart: kept in the tab until they have logged in. Browsers that refuse storage keep nothing. */
export const wantedAddition = {
  set(item: CartAddition): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ item, at: Date.now() }))
    } catch {
      // Nothing to keep it in.
    }
  },
  /** Returns it once; null when there is none, or it is too long ago. */
  take(): CartAddition | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { readonly item: CartAddition; readonly at: number } | null
      sessionStorage.removeItem(key)
      return kept && Date.now() - kept.at < keptMs ? kept.item : null
    } catch {
      return null
    }
  },
}
