import { expect, test } from 'vitest'
import type { Paper } from '../../../platform/papers.ts'
import { pdfPages } from '../../../testing/pdf-text.ts'
import { drawPapers } from './draw-papers.ts'
import { createPaperPrinter } from './paper-printer.ts'

const paperOf = (rows: readonly (readonly string[])[], changes: Partial<Paper> = {}): Paper => ({
  title: '送货单', number: 'D2026031800000318-1', from: '文房商城',
  facts: [{ label: '收货方', value: '华启科技（上海）有限公司' }, { label: '采购单号', value: '' }, { label: '收货', value: '王璐 13800000009，上海市浦东新区示例路 88 号', wide: true }],
  tables: [{ heading: '', columns: [{ title: '商品编码', width: 1, align: 'left' }, { title: '商品名称', width: 3, align: 'left' }, { title: '数量', width: 1, align: 'right' }], rows, total: `合计 ${rows.length} 种` }],
  signatures: ['送货人', '收货人'], ...changes,
})
const packed = (pages: readonly string[]): string[] => pages.map((text) => text.replaceAll(/\s/g, ''))

test('a paper says all that it is given, and leaves out what has no value', async () => {
  const [page, ...others] = packed(await pdfPages(await drawPapers([paperOf([['10010222', '中性笔😀\u{10FFFF}', '12']])])))
  expect(others).toEqual([])
  for (const words of ['送货单', 'D2026031800000318-1', '文房商城', '华启科技（上海）有限公司', '王璐13800000009', '10010222', '中性笔', '合计1种', '送货人：', '收货人：', '第1页，共1页']) expect(page).toContain(words)
  expect(page).not.toContain('采购单号')
})

test('many rows go over pages, each with the head of its table and its place among the paper’s own; the signatures are on the last', async () => {
  const names = Array.from({ length: 120 }, (_, at) => `第${at + 1}种加厚型多功能环保再生纸浆可重复使用档案收纳整理箱（华东区域行政与综合管理中心定制）`)
  const pages = packed(await pdfPages(await drawPapers([paperOf(names.map((name, at) => [String(10_010_000 + at), name, '1'])), paperOf([['1', '笔', '2']])])))
  const long = pages.slice(0, -1)
  expect(long.length).toBeGreaterThan(3)
  for (const name of names) expect(pages.filter((text) => text.includes(name)), name).toHaveLength(1)
  for (const [at, text] of long.entries()) {
    expect(text).toContain('商品编码商品名称数量')
    expect(text).toContain(`第${at + 1}页，共${long.length}页`)
    expect(text.includes('收货人：')).toBe(at === long.length - 1)
  }
  expect(pages.at(-1)).toContain('第1页，共1页')
})

test('the printer draws the same in a thread, one after the other, and turns away who is too many', async () => {
  const print = createPaperPrinter()
  const papers = [paperOf([['10010222', '中性笔', '12']])]
  const results = await Promise.allSettled(Array.from({ length: 18 }, () => print(papers)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(17)
  expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual(['BusinessError: 正在生成的单据较多，请稍后再试'])
  const [first] = results
  if (first?.status !== 'fulfilled') throw new Error('Nothing was printed')
  expect(await pdfPages(first.value)).toEqual(await pdfPages(await drawPapers(papers)))
}, 60_000)
