import { readSheet } from 'read-excel-file/universal'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MissReportRequest } from '@mall/api/seller/contract'
import { keptMissDays } from '../../catalogue/search/misses.ts'
import { demo } from '../../demo/organisation.ts'
import { demoStaff } from '../../demo/staff.ts'
import { ignoredWord, searchMiss, searchSynonym } from '../../platform/db/schema/search.ts'
import { addDays, toDay } from '../../platform/time.ts'
import { loginStaff } from '../../testing/staff-sessions.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

let mall: TestMall
const tokens: Record<'seller' | 'sales' | 'warehouse', string> = { seller: '', sales: '', warehouse: '' }
beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['seller', 'sales', 'warehouse'] as const) tokens[account] = (await loginStaff(mall, account)).Token
}, 120_000)
afterAll(() => mall.close())

const { huaqiTech, yuanfanTrade } = demo.enterprises
const visitors = 0
const ago = (days: number): Date => addDays(mall.clock(), -days)
const dayAgo = (days: number): string => toDay(ago(days))

/** Word, company, days ago, searches. */
const searches = [
  ['激光切割机', huaqiTech, 0, 4], ['激光切割机', yuanfanTrade, 1, 2], ['激光切割机', visitors, 1, 3], ['激光切割机', huaqiTech, 40, 5],
  ['飞行器', visitors, 2, 6], ['钉书器', huaqiTech, 2, 1], ['钉书器', yuanfanTrade, 3, 2], ['抽奖箱', yuanfanTrade, 29, 1],
] as const

beforeEach(async () => {
  for (const table of [searchMiss, ignoredWord, searchSynonym]) await mall.db.delete(table)
  await mall.db.insert(searchMiss).values(searches.map(([word, enterpriseId, days, count]) => ({ word, enterpriseId, day: dayAgo(days), count, lastAt: ago(days) })))
  await mall.db.insert(searchSynonym).values({ word: '订书机', meaning: '钉书器', bothWays: true, staffId: demoStaff.sales, changedAt: mall.clock() })
  await mall.db.insert(ignoredWord).values({ word: '飞行器', staffId: demoStaff.sales, ignoredAt: mall.clock() })
})

const report = async (asked: Partial<MissReportRequest> = {}, token = tokens.sales) => {
  const { body, code } = await mall.call('POST /api/SellerReport/Misses', { PageIndex: 1, PageSize: 20, ...asked }, { token })
  if (body === null) throw new Error(code)
  return body
}

test('by word: how often, by how many companies, when last, and what waits for a decision; visitors are searches of no company', async () => {
  const { Items, total, Sum, Totals, Points } = await report()
  expect(Items.map(({ Name, Count, CustomerCount, WaitingCount, Share }) => [Name, Count, CustomerCount, WaitingCount, Share])).toEqual([
    ['激光切割机', 9, 2, 1, 0.4737], ['飞行器', 6, 0, 0, 0.3158], ['钉书器', 3, 2, 0, 0.1579], ['抽奖箱', 1, 1, 1, 0.0526],
  ])
  expect(Items.map(({ LastTime }) => new Date(LastTime ?? '').getTime())).toEqual([0, 2, 2, 29].map((days) => Math.floor(ago(days).getTime() / 1000) * 1000))
  expect([total, Sum]).toEqual([4, { Count: 19, WordCount: 4, CustomerCount: 2, WaitingCount: 2 }])
  expect(Totals.Current).toEqual({ BeginDate: dayAgo(29), EndDate: dayAgo(0), Count: 19, WordCount: 4, CustomerCount: 2, WaitingCount: 2 })
  expect(Totals.Previous).toMatchObject({ BeginDate: dayAgo(59), Count: 5, WordCount: 1, CustomerCount: 1 })
  expect(Points.map(({ Name, Count }) => [Name, Count])).toEqual([['激光切割机', 9], ['飞行器', 6], ['钉书器', 3], ['抽奖箱', 1]])
})

test.each([
  ['waiting', ['激光切割机', '抽奖箱'], { Count: 10, WordCount: 2, CustomerCount: 2, WaitingCount: 2 }],
  ['handled', ['飞行器', '钉书器'], { Count: 9, WordCount: 2, CustomerCount: 2, WaitingCount: 0 }],
] as const)('only words that are %s; the cards are of all', async (Kind, words, sum) => {
  const { Items, Sum, Totals } = await report({ Kind })
  expect([Items.map(({ Name }) => Name), Sum, Totals.Current.Count]).toEqual([words, sum, 19])
})

test('it is sorted, and one word is chosen in the chart', async () => {
  expect((await report({ SortField: 'LastTime', SortOrder: 'asc' })).Items[0]?.Name).toBe('抽奖箱')
  expect((await report({ SortField: 'CustomerCount', SortOrder: 'asc' })).Items[0]?.Name).toBe('飞行器')
  const { Items, Sum, Points } = await report({ Point: '钉书器' })
  expect([Items.map(({ Name }) => Name), Sum, Points.length]).toEqual([['钉书器'], { Count: 3, WordCount: 1, CustomerCount: 2, WaitingCount: 0 }, 4])
})

test('by time: each period has what was searched for in it, the latest first, and one of them is chosen', async () => {
  const asked = { By: 'time', Unit: 'day', BeginTime: dayAgo(3), EndTime: dayAgo(0) } as const
  const { Items, Sum, Points } = await report(asked)
  expect(Items.map(({ Key, Count, WordCount, CustomerCount }) => [Key, Count, WordCount, CustomerCount])).toEqual([
    [dayAgo(0), 4, 1, 1], [dayAgo(1), 5, 1, 1], [dayAgo(2), 7, 2, 1], [dayAgo(3), 2, 1, 1],
  ])
  expect(Sum).toEqual({ Count: 18, WordCount: 3, CustomerCount: 2, WaitingCount: 1 })
  expect(Points.map(({ Count }) => Count)).toEqual([2, 7, 5, 4])
  const one = await report({ ...asked, Point: dayAgo(2) })
  expect([one.Items.map(({ Key }) => Key), one.Sum]).toEqual([[dayAgo(2)], { Count: 7, WordCount: 2, CustomerCount: 1, WaitingCount: 0 }])
  const months = await report({ By: 'time', Unit: 'month', Kind: 'waiting' })
  expect([months.Totals.Current.BeginDate, months.Items.at(-1)?.BeginDate]).toEqual([dayAgo(keptMissDays - 1), dayAgo(keptMissDays - 1)])
  expect(months.Items.reduce((sum, { Count }) => sum + Count, 0)).toBe(15)
})

test('it is of the whole mall, for whoever sees reports; a file of it is for those who manage them', async () => {
  expect((await report({}, tokens.seller)).Items).toEqual((await report()).Items)
  expect((await mall.call('POST /api/SellerReport/Misses', { PageIndex: 1, PageSize: 20 }, { token: tokens.warehouse })).code).toBe('FORBIDDEN')
  const save = (token: string) => mall.fetch('/api/SellerReport/MissesExport', { method: 'POST', body: '{"Kind":"waiting"}', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` } })
  expect((await save(tokens.sales)).status).toBe(403)
  const file = await save(tokens.seller)
  expect(file.headers.get('Content-Disposition')).toContain(encodeURIComponent('搜不到的词_按词'))
  const rows = await readSheet(await file.arrayBuffer())
  expect(rows[0]).toEqual(['词', '次数', '客户数', '占比', '最近', '待处理'])
  expect(rows.slice(1).map((row) => [row[0], row[1], row[5]])).toEqual([['激光切割机', 9, '是'], ['抽奖箱', 1, '是']])
})
