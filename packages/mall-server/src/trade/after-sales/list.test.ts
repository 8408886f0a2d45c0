import { afterSalesStatus, afterSalesType } from '@mall/api/contract'
import { expect, test } from 'vitest'
import { listRules } from '../../testing/list-rules.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { record } from './records.ts'

const ended: ReadonlySet<number> = new Set([afterSalesStatus.rejected, afterSalesStatus.completed, afterSalesStatus.cancelled])

const { list, mall, tokenOf } = listRules('POST /api/AfterSales/List', {
  stored: (db) => db.select().from(record),
  storedKey: ({ returnNo }) => returnNo,
  rowKey: ({ ReturnOrderId }) => ReturnOrderId,
  time: ({ ApplyTime }) => ApplyTime,
  filters: ({ ReturnOrderId, OrderNo, CustomerProductName, ProductCode, ApplyTime, Status }) => [
    [{ Keyword: ` ${ReturnOrderId.slice(2)} ` }, (row) => row.ReturnOrderId === ReturnOrderId],
    [{ Keyword: OrderNo }, (row) => row.OrderNo === OrderNo],
    [{ Keyword: CustomerProductName.slice(0, 6) }, (row) => row.CustomerProductName.includes(CustomerProductName.slice(0, 6))],
    [{ Keyword: ProductCode }, (row) => row.ProductCode === ProductCode],
    [{ Keyword: '%' }, () => false],
    [{ Type: afterSalesType.repair }, ({ Type }) => Type === afterSalesType.repair],
    [{ BeginTime: ApplyTime.slice(0, 10), EndTime: ApplyTime.slice(0, 10) }, (row) => row.ApplyTime.startsWith(ApplyTime.slice(0, 10))],
    [{ Status }, (row) => row.Status === Status],
    [{ Progress: 1 as const }, (row) => !ended.has(row.Status)],
    [{ Progress: 2 as const }, (row) => ended.has(row.Status)],
  ],
  orders: [[{ SortField: 'ApplyTime', SortOrder: 'asc' }, ({ ApplyTime }) => ApplyTime]],
})

test('the demo buyer has a service in every status, with what they may do', async () => {
  const { Items } = await list('buyer')
  expect(new Set(Items.map(({ Status }) => Status))).toEqual(new Set(Object.values(afterSalesStatus)))
  expect(Items.find(({ Status }) => Status === afterSalesStatus.pendingReturn)?.AllowActions).toEqual(['View', 'FillExpress', 'Cancel'])
  expect((await list('finance')).Items.every(({ AllowActions }) => AllowActions.join() === 'View')).toBe(true)
})

test('the export has the filtered services', async () => {
  const { Items } = await list('buyer', { Type: 1 })
  const response = await mall().fetch('/api/AfterSales/Export', {
    method: 'POST', body: JSON.stringify({ Type: 1 }), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOf('buyer')}` },
  })
  const { strings } = sheetTextsOf(new Uint8Array(await response.arrayBuffer()))
  expect(strings.match(/SH\d+/g)?.toSorted()).toEqual(Items.map(({ ReturnOrderId }) => ReturnOrderId).toSorted())
})
