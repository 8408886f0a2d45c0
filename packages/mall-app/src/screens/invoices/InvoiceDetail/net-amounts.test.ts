import { expect, test } from 'vitest'
import { netOf, netPriceText } from './net-amounts.ts'

test.each([
  [{ Amount: 113, TaxAmount: 13, Quantity: 2 }, 100, '50.00'],
  [{ Amount: 19.99, TaxAmount: 2.3, Quantity: 7 }, 17.69, '2.52714286'],
  [{ Amount: 0.3, TaxAmount: 0.1, Quantity: 1 }, 0.2, '0.20'],
  [{ Amount: 50, TaxAmount: 5.75, Quantity: null }, 44.25, ''],
])('%o is %d without its tax, each piece %s', (line, net, price) => {
  expect(netOf(line)).toBe(net)
  expect(netPriceText(line)).toBe(price)
})
