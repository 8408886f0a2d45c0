import { expect, test } from 'vitest'
import { invoiceStatus } from '@mall/api/contract'
import { invoiceWord } from './invoice-status.ts'

test.each([
  [invoiceStatus.issued, '已开票', 0, '已开票'],
  [invoiceStatus.issued, '已开票', 26.7, '部分红冲'],
  [invoiceStatus.issued, '已开票', null, '已开票'],
  [invoiceStatus.reversing, '红冲中', 26.7, '红冲中'],
  [invoiceStatus.reversed, '已红冲', 100, '已红冲'],
] as const)('%i %s of which %s is reversed is %s in a list', (Status, StatusName, RedAmount, word) => {
  expect(invoiceWord({ Status, StatusName, RedAmount })).toBe(word)
})
