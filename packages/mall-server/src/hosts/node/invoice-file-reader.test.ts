import { expect, test } from 'vitest'
import { eInvoiceXml } from '../../trade/invoice/testing/e-invoice-xml.ts'
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
