import { expect, test } from 'vitest'
import { invoiceLines, invoiceText } from './invoice-lines.ts'

const none = { title: '', taxNumber: ' ', address: '', phone: '', bank: '', account: '' }

test('a site that has configured nothing copies nothing', () => {
  expect(invoiceText(none)).toBeNull()
  expect(invoiceLines(none).every(({ value }) => value === null)).toBe(true)
})

test('copies what is configured, in order, and nothing in place of what is not', () => {
  expect(invoiceText({ ...none, account: '0000 1111', title: ' 示例公司 ' })).toBe('名称：示例公司\n账号：0000 1111')
})
