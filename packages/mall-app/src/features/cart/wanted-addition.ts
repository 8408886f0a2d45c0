export interface CartAddition {
  readonly ProductCode: string
  readonly Quantity: number
}

const key = 'wantedAddition'

/** Later than this after they chose it, nobody expects it in the cart, ms. */
const keptMs = 30 * 60_000

/** The products that a visitor wanted to put in the cart: kept in the tab until they have logged in. Browsers that refuse storage keep nothing. */
export const wantedAddition = {
  set(items: readonly CartAddition[]): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ items, at: Date.now() }))
    } catch {
      // Nothing to keep it in.
    }
  },
  /** Returns them once; null when there are none, or it is too long ago. */
  take(): readonly CartAddition[] | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { readonly items: readonly CartAddition[]; readonly at: number } | null
      sessionStorage.removeItem(key)
      return kept && Date.now() - kept.at < keptMs ? kept.items : null
    } catch {
      return null
    }
  },
}
