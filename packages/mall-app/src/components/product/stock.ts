import type { StockState } from '@mall/api/contract'

/** How the kit colours a stock state: at once, later, not at all. */
export const stockTone = (state: StockState['State']): 'in' | 'soon' | 'out' => {
  if (state === 'inStock') return 'in'
  return state === 'none' ? 'out' : 'soon'
}
