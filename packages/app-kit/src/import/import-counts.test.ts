import { expect, test } from 'vitest'
import { importCounts } from './import-counts.ts'

test('counts the rows and keeps the failed ones in the order of the sheet', () => {
  const rows = [
    { RowNo: 12, Success: false, Message: '登录名已存在' },
    { RowNo: 3, Success: true },
    { RowNo: 7, Success: false, Message: '手机应为 11 位' },
  ]
  const { total, succeeded, failed } = importCounts(rows)
  expect([total, succeeded, failed.map(({ RowNo }) => RowNo)]).toEqual([3, 1, [7, 12]])
})
