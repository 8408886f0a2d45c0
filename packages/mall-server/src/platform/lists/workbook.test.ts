import { expect, test, vi } from 'vitest'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { rowsInPart } from '../in-parts.ts'
import { exportInParts, sheetOf } from './workbook.ts'
import { writeSheet } from './write-sheet.ts'

test('what begins like a formula is written as text, and amounts as numbers', async () => {
  const rows = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '<b>&"', 'a\u0000b']
  const file = await writeSheet(sheetOf(
    { name: '名单', sheet: '表' },
    [
      { title: '名称', width: 10, value: (text: string) => text },
      { title: '金额', width: 10, isMoney: true, value: () => 12.5 },
    ],
    rows,
  ))
  const { sheet, strings } = sheetTextsOf(file.bytes)
  expect(file.fileName).toBe('名单.xlsx')
  expect(sheet).not.toMatch(/<f[ >]/)
  expect(sheet.match(/ t="s"/g)).toHaveLength(rows.length + 2)
  expect(sheet.match(/<c r="B\d" s="\d"><v>12.5<\/v><\/c>/g)).toHaveLength(rows.length)
  expect(strings).toContain('=1+1')
  expect(strings).toContain('&lt;b&gt;&amp;')
  expect(strings).toContain('>ab<')
})

test('a text is cut to what a cell holds', () => {
  const { rows } = sheetOf({ name: '名单', sheet: '表' }, [{ title: '名称', width: 10, value: (text: string) => text }], ['字'.repeat(32_768), '字'.repeat(32_767)])
  expect(rows.flat()).toEqual([`${'字'.repeat(32_766)}…`, '字'.repeat(32_767)])
})

const columns = [{ title: '编号', width: 10, value: (id: number) => id }]

test('an export reads its rows in parts, in their order', async () => {
  const ids = Array.from({ length: 2 * rowsInPart + 3 }, (_, at) => at * 2)
  const parts: number[] = []
  const { rows, fileName } = await exportInParts('订单', columns, {
    ids: () => Promise.resolve(ids),
    rows: (asked) => {
      parts.push(asked.length)
      return Promise.resolve(asked)
    },
  }, new Date('2026-03-18T10:00:00+08:00'))
  expect(parts).toEqual([rowsInPart, rowsInPart, 3])
  expect(rows).toEqual(ids.map((id) => [id]))
  expect(fileName).toBe('订单_20260318.xlsx')
})

test('an export that is too long is refused before any of its rows is read', async () => {
  const rows = vi.fn<(ids: readonly number[]) => Promise<readonly number[]>>(async (ids) => ids)
  const tooLong = exportInParts('订单', columns, { ids: async (limit) => Array.from({ length: limit }, (_, at) => at), rows }, new Date())
  await expect(tooLong).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE' })
  expect(rows).not.toHaveBeenCalled()
})
