import type { TableColumn } from '@mall/ui/table'
import { describe, expect, it } from 'vitest'
import { fitColumns, leastOf } from './fit-columns.ts'

interface Row {
  readonly name: string
  readonly count: number
}

const name: TableColumn<Row> = { key: 'name', header: '商品', minWidth: 80, render: (row) => <a href="/">{row.name}</a> }
const brand: TableColumn<Row> = { key: 'brand', header: '品牌', width: 60, render: (row) => row.name }
const count: TableColumn<Row> = { key: 'count', header: '数', width: 60, align: 'end', render: (row) => <strong>{row.count}</strong> }
const rows = [{ name: '长尾夹', count: 12 }, { name: '墨汀 商务系列 无线胶装笔记本 B5 80页', count: 1_234_567_890 }]
const padding = 8
const widthsOf = (columns: readonly TableColumn<Row>[], given: readonly Row[], fitting: Parameters<typeof fitColumns>[2] = { padding }) =>
  fitColumns(columns, given, fitting).map(({ width, minWidth }) => width ?? minWidth ?? 0)

describe('the widths of columns', () => {
  it('follow what is in them: a number stands whole, a word keeps to its width, the column that shares claims its least', () => {
    const [ofName = 0, ofBrand = 0, ofCount = 0] = widthsOf([name, brand, count], rows)
    expect([ofName, ofBrand]).toEqual([80, 60])
    expect(ofCount).toBeGreaterThan(10 * 7 + 2 * padding)
    expect(widthsOf([count], rows.slice(0, 1))[0]).toBeLessThan(ofCount)
  })

  it('hold a number of nothing but digits where each takes 8 px, and its capital 10', () => {
    const number: TableColumn<Row> = { key: 'no', header: '订单号', width: 192, render: () => <a href="/">D2026112600001712</a> }
    expect(widthsOf([number], rows.slice(0, 1))[0]).toBeGreaterThanOrEqual(10 + 16 * 8 + 2 * padding)
  })

  it('are no less than the head and the sums', () => {
    const [ofHead = 0] = widthsOf([{ ...count, header: '平均审批时长' }], rows.slice(0, 1))
    expect(ofHead).toBeGreaterThanOrEqual(6 * 12 + 2 * padding)
    const [ofSum = 0] = widthsOf([{ ...count, total: '11,324,940.80' }], rows.slice(0, 1))
    expect(ofSum).toBeGreaterThan(10 * 7 + 2 * padding)
  })

  it('claim the words themselves up to a limit, with what stands around them', () => {
    const [free = 0] = widthsOf([name], rows, { padding, most: 400 })
    expect(free).toBeGreaterThan(17 * 14)
    expect(widthsOf([name], rows, { padding, most: 120 })).toEqual([120])
    expect(widthsOf([name], rows, { padding, most: 400, frame: 24 })).toEqual([free + 24])
  })

  it('have the room of the edges of the sheet', () => {
    const plain = leastOf(fitColumns([count, { ...count, key: 'other' }], rows, { padding }))
    expect(leastOf(fitColumns([count, { ...count, key: 'other' }], rows, { padding, edge: 16 }))).toBe(plain + 32)
  })
})
