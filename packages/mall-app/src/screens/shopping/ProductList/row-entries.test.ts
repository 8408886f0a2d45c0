import { buildProductItem } from '@mall/mocks'
import { expect, test } from 'vitest'
import { totalsOf, withoutAdded, withQuantity, type RowEntries } from './row-entries.ts'

const none: RowEntries = new Map()
const paper = buildProductItem({ ProductCode: '1', CustomerPrice: 18.2, MarketPrice: 20.5 })
const pen = buildProductItem({ ProductCode: '2', CustomerPrice: 0.07, MarketPrice: 0.07 })
const dear = buildProductItem({ ProductCode: '3', CustomerPrice: 3, MarketPrice: 2 })
const hidden = buildProductItem({ ProductCode: '4', CustomerPrice: null, MarketPrice: null })

test('a quantity is put, changed and taken out', () => {
  const filled = withQuantity(withQuantity(none, paper, 4), pen, 12)
  expect([...filled.keys()]).toEqual(['1', '2'])
  expect(withQuantity(filled, paper, 5).get('1')?.quantity).toBe(5)
  expect([...withQuantity(filled, paper, 0).keys()]).toEqual(['2'])
  expect(none.size).toBe(0)
})

test('totals are exact to the fen, and a dearer price saves nothing', () => {
  expect(totalsOf(none)).toEqual({ amount: 0, saved: 0 })
  expect(totalsOf(withQuantity(withQuantity(none, paper, 5), pen, 3))).toEqual({ amount: 91.21, saved: 11.5 })
  expect(totalsOf(withQuantity(none, dear, 2))).toEqual({ amount: 6, saved: 0 })
})

test('without a price there is no total', () => {
  expect(totalsOf(withQuantity(withQuantity(none, paper, 5), hidden, 1))).toEqual({ amount: null, saved: 0 })
})

test('what was added leaves, unless it was changed while it was on its way', () => {
  const sent = withQuantity(withQuantity(none, paper, 4), pen, 12)
  const changed = withQuantity(sent, pen, 24)
  expect([...withoutAdded(changed, [...sent.values()]).keys()]).toEqual(['2'])
})
