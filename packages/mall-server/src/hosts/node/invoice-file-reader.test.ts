import { expect, test } from 'vitest'
import { eInvoiceXml } from '../../trade/invoice/testing/e-invoice-xml.ts'
import { invoiceBombs } from '../../testing/bombs/invoices.ts'
import { createInvoiceFileReader } from './invoice-file-reader.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('a PDF waits for no thread, however many come at once; an XML is read in one', async () => {
  const read = createInvoiceFileReader()
  const pdfs = await Promise.all(Array.from({ length: 30 }, () => read(bytesOf('%PDF-1.7'))))
  expect(pdfs).toEqual(Array.from({ length: 30 }, () => ({ kind: 'pdf', facts: null })))
  const number = '26312000000000000001'
  const xml = await read(bytesOf(eInvoiceXml({ number, time: '2026-03-18 10:00:00', kind: '02', amount: '113.00', tax: '13.00', buyerName: '华启科技', buyerTaxNo: '91000000DEMA000013', sellerTaxNo: '91000000MALL000019' })))
  expect(xml).toMatchObject({ kind: 'xml', facts: { Number: number } })
})

/** What is said of each: that it is an OFD, of which nothing is unpacked, or why it is none of an invoice. */
const said: Readonly<Record<keyof typeof invoiceBombs, string>> = {
  '2 MB of elements within each other': '内容过多',
  '2 MB of elements beside each other': '内容过多',
  '2 MB of ends of elements': '已损坏',
  'one tag of 100,000 attributes': '没有价税合计',
  'a tag that never ends': '已损坏',
  'a billion texts of ten entities': '不允许的声明（DOCTYPE）',
  'a name of 400,000 entities': '购买方名称过长',
  'a name of 150,000 pieces': '没有购买方名称',
  'an OFD that unpacks to 200 MB': 'ofd',
  'an OFD that says it is 1 KB and unpacks to 200 MB': 'ofd',
  'an archive of 40,000 files': '压缩包不是 OFD 发票',
}

test.each(Object.entries(invoiceBombs))('%s ends in words', async (name, make) => {
  const outcome = await createInvoiceFileReader()(make()).then(({ kind }) => kind, String)
  expect(outcome).toContain(said[name] ?? 'unknown')
}, 60_000)
