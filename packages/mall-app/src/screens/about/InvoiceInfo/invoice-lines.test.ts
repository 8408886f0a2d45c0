import { expect, test } from 'vitest'
import { invoiceLines, invoiceText } from './invoice-lines.ts'

const none = { Title: '', TaxNumber: ' ', Address: '', Phone: '', Bank: '', Account: '' }

test('a site that has configured nothing shows and copies nothing', () => {
  expect(invoiceLines(none)).toEqual([])
  expect(invoiceText(none)).toBe('')
})

test('shows and copies what is configured, in order, and nothing in place of what is not', () => {
  expect(invoiceText({ ...none, Account: '0000 1111', Title: ' 示例公司 ' })).toBe('名称：示例公司\n账号：0000 1111')
})
