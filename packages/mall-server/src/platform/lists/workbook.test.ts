import { expect, test } from 'vitest'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { sheetOf } from './workbook.ts'
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
