import type { ProductItem } from '@mall/api/contract'
import { useCallback, useRef, useState } from 'react'
import type { CartAddition } from '../../../features/cart/wanted-addition.ts'
import { withoutAdded, withQuantity, type RowEntries } from './row-entries.ts'

/** As many as one call takes. */
const mostAtOnce = 200

/** The quantities of the row view: they stay over pages and filters, until they are in the cart. */
export const useRowEntries = (addAll: ((items: readonly CartAddition[], onAdded: () => void) => void) | undefined) => {
  const [entries, setEntries] = useState<RowEntries>(() => new Map())
  // Enter takes a quantity and adds it in one event, before anything is drawn again.
  const latest = useRef(entries)
  const put = useCallback((next: RowEntries) => {
    latest.current = next
    setEntries(next)
  }, [])
  const setQuantity = useCallback((item: ProductItem, quantity: number) => put(withQuantity(latest.current, item, quantity)), [put])
  return {
    entries,
    setQuantity,
    clear: () => put(new Map()),
    add: addAll && (() => {
      const sent = [...latest.current.values()].slice(0, mostAtOnce)
      if (sent.length === 0) return
      const items = sent.map(({ item, quantity }) => ({ ProductCode: item.ProductCode, Quantity: quantity }))
      addAll(items, () => put(withoutAdded(latest.current, sent)))
    }),
  }
}
