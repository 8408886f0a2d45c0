import { expect, test } from 'vitest'
import type { InvoicePaper, PaperLine } from '../../../trade/invoice/paper.ts'
import { pdfPages } from '../../../testing/pdf-text.ts'
import { drawInvoice } from './draw-invoice.ts'
import { createInvoicePrinter } from './invoice-printer.ts'

/** As large as a file may be that goes by mail every day, bytes. */
const limit = 200 * 1024

const lineOf = (name: string): PaperLine => ({ name, unit: '支', quantity: '12', price: '15.92916667', netFen: 19_115, rate: '13%', taxFen: 2_485 })

const paperOf = (lines: readonly PaperLine[], changes: Partial<InvoicePaper> = {}): InvoicePaper => ({
  title: '电子发票（普通发票）', number: '26000000000000000123', day: '2026年03月18日', buyer: { name: '华启科技（上海）有限公司', taxNo: '91000000DEMA000013' },
  seller: { name: '文房商城', taxNo: '91000000MALL000019' }, lines, netFen: 19_115, taxFen: 2_485, totalFen: 21_600, words: '贰佰壹拾陆圆整', remarks: ['费用归口：行政部'], drawer: '商家', ...changes,
})

test('a file says all that the invoice does, and that it is a sample', async () => {
  const bytes = await drawInvoice(paperOf([lineOf('中性笔')]))
  const pages = await pdfPages(bytes)
  expect(pages).toHaveLength(1)
  for (const text of [
    '电子发票（普通发票）', '26000000000000000123', '2026年03月18日', '华启科技（上海）有限公司', '91000000DEMA000013', '文房商城', '91000000MALL000019', '中性笔', '15.92916667', '191.15', '13%', '24.85',
    '贰佰壹拾陆圆整', '¥216.00', '费用归口：行政部', '开票人：商家', '未经税务机关签发',
  ]) expect(pages[0]?.replaceAll(/\s/g, ''), text).toContain(text)
  expect(bytes.length).toBeLessThan(limit)
})

test('many lines go over pages; the sums are on the last one alone', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `第${at + 1}种加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（华东区域行政与综合管理中心定制）`)
  const bytes = await drawInvoice(paperOf(names.map(lineOf)))
  const pages = (await pdfPages(bytes)).map((text) => text.replaceAll(/\s/g, ''))
  expect(pages.length).toBeGreaterThan(3)
  for (const name of names) expect(pages.filter((text) => text.includes(name)), name).toHaveLength(1)
  for (const [at, text] of pages.entries()) {
    expect(text).toContain('26000000000000000123')
    expect(text).toContain(`共${pages.length}页第${at + 1}页`)
    expect(text.includes('贰佰壹拾陆圆整')).toBe(at === pages.length - 1)
  }
  expect(bytes.length).toBeLessThan(limit)
})

test('what no font has leaves a gap, not a failure', async () => {
  expect((await pdfPages(await drawInvoice(paperOf([lineOf('签字笔😀\u{10FFFF}')]))))[0]).toContain('签字笔')
})

test('the printer draws the same in a thread, one after the other, and turns away who is too many', async () => {
  const print = createInvoicePrinter()
  const results = await Promise.allSettled(Array.from({ length: 18 }, () => print(paperOf([lineOf('中性笔')]))))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(17)
  expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual(['BusinessError: 正在生成的发票较多，请稍后再试'])
  const [first] = results
  if (first?.status !== 'fulfilled') throw new Error('Nothing was printed')
  expect(await pdfPages(first.value)).toEqual(await pdfPages(await drawInvoice(paperOf([lineOf('中性笔')]))))
}, 60_000)
