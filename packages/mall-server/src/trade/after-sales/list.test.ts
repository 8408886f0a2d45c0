import { afterSalesStatus, afterSalesType, type CallInput } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { record } from './records.ts'

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'finance', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(() => mall.close())

const list = async (account: string, filters: Partial<CallInput<'POST /api/AfterSales/List'>> = {}) => {
  const request = { PageIndex: 1, PageSize: 1000, ...filters } as const
  const { body, message } = await mall.call('POST /api/AfterSales/List', request, { token: tokens.get(account) })
  if (body === null) throw new Error(message)
  return body
}

type Stored = typeof record.$inferSelect

describe('every user sees what is within the scope of their roles', () => {
  test.each([
    ['admin', ({ groupId }: Stored) => groupId === demo.groups.huaqi],
    ['finance', ({ enterpriseId }: Stored) => enterpriseId === demo.enterprises.huaqiTech],
    ['buyer', ({ userId, enterpriseId }: Stored) => userId === demo.users.buyer && enterpriseId === demo.enterprises.huaqiTech],
    ['other', ({ enterpriseId }: Stored) => enterpriseId === demo.enterprises.yuanfanLogistics],
  ])('%s', async (account, holds) => {
    const stored = (await mall.db.select().from(record)).filter(holds)
    const { Items, total } = await list(account)
    expect(new Set(Items.map(({ ReturnOrderId }) => ReturnOrderId))).toEqual(new Set(stored.map(({ returnNo }) => returnNo)))
    expect(total).toBe(stored.length)
    expect(total).toBeGreaterThan(0)
  })
})

test('the demo buyer has a service in every status, with what they may do', async () => {
  const { Items } = await list('buyer')
  expect(new Set(Items.map(({ Status }) => Status))).toEqual(new Set(Object.values(afterSalesStatus)))
  expect(Items.find(({ Status }) => Status === afterSalesStatus.pendingReturn)?.AllowActions).toEqual(['View', 'FillExpress', 'Cancel'])
  expect((await list('finance')).Items.every(({ AllowActions }) => AllowActions.join() === 'View')).toBe(true)
})

test('each filter returns exactly the matching services, and the tabs count under the same', async () => {
  const all = (await list('admin')).Items
  const one = all.at(-1)
  if (one === undefined) throw new Error('The demo has no service')
  const day = one.ApplyTime.slice(0, 10)
  const cases = [
    [{ Keyword: ` ${one.ReturnOrderId.slice(2)} ` }, ({ ReturnOrderId }: typeof one) => ReturnOrderId === one.ReturnOrderId],
    [{ Keyword: one.OrderNo }, ({ OrderNo }: typeof one) => OrderNo === one.OrderNo],
    [{ Keyword: one.CustomerProductName.slice(0, 6) }, ({ CustomerProductName }: typeof one) => CustomerProductName.includes(one.CustomerProductName.slice(0, 6))],
    [{ Keyword: one.ProductCode }, ({ ProductCode }: typeof one) => ProductCode === one.ProductCode],
    [{ Type: 3 as const }, ({ Type }: typeof one) => Type === afterSalesType.repair],
    [{ BeginTime: day, EndTime: day }, ({ ApplyTime }: typeof one) => ApplyTime.startsWith(day)],
    [{ Status: one.Status }, ({ Status }: typeof one) => Status === one.Status],
    [{ Progress: 1 as const }, ({ Status }: typeof one) => ![11, 60, 70].includes(Status)],
    [{ Progress: 2 as const }, ({ Status }: typeof one) => [11, 60, 70].includes(Status)],
    [{ Keyword: '%' }, () => false],
  ] as const
  for (const [filters, matches] of cases) {
    const found = await list('admin', filters)
    const wanted = all.filter(matches)
    expect(found.Items, JSON.stringify(filters)).toEqual(wanted)
    expect(found.total).toBe(wanted.length)
    expect(wanted.length).toBeLessThan(all.length)
    const counted = 'Status' in filters ? all : wanted
    expect(found.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(counted.length)
  }
  await expect(list('admin', { BeginTime: '2026-02-02', EndTime: '2026-02-01' })).rejects.toThrow('结束时间不能早于开始时间')
})

test('the newest comes first, the oldest when requested; the page after the last is empty', async () => {
  const times = (await list('admin')).Items.map(({ ApplyTime }) => ApplyTime)
  expect(times).toEqual(times.toSorted().toReversed())
  const rising = (await list('admin', { SortField: 'ApplyTime', SortOrder: 'asc' })).Items.map(({ ApplyTime }) => ApplyTime)
  expect(rising).toEqual(times.toReversed())
  expect(await list('admin', { PageIndex: 1_000_000 })).toMatchObject({ Items: [], total: times.length })
})

test('the export has the filtered services', async () => {
  const { Items } = await list('buyer', { Type: 1 })
  const response = await mall.fetch('/api/AfterSales/Export', {
    method: 'POST', body: JSON.stringify({ Type: 1 }), headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get('buyer')}` },
  })
  const { strings } = sheetTextsOf(new Uint8Array(await response.arrayBuffer()))
  expect(strings.match(/SH\d+/g)?.toSorted()).toEqual(Items.map(({ ReturnOrderId }) => ReturnOrderId).toSorted())
})
