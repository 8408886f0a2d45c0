import { expect, it } from 'vitest'
import { writeSheet } from '../../platform/lists/write-sheet.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { createSheetWriter } from './sheet-writer.ts'

const sheet = {
  fileName: '订单.xlsx', sheet: '订单', columns: [{ title: '订单编号', width: 20, isMoney: false }, { title: '金额', width: 10, isMoney: true }],
  rows: Array.from({ length: 10_000 }, (_, at) => [`D${at}`, at / 100]),
}

it('writes an export in a thread, as it is written here, while the requests have their turn', async () => {
  let turns = 0
  const counter = setInterval(() => turns++, 1)
  const file = await createSheetWriter()(sheet)
  clearInterval(counter)
  expect(turns).toBeGreaterThan(10)
  expect(file).toMatchObject({ fileName: '订单.xlsx', contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
  expect(sheetTextsOf(file.bytes)).toEqual(sheetTextsOf((await writeSheet(sheet)).bytes))
}, 60_000)
