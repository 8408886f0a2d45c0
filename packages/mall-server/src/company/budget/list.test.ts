import { eq } from 'drizzle-orm'
import { budgetStatus, type CallInput } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { record } from './records.ts'

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'finance', 'approver2', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(() => mall.close())

const ask = (account: string, filters: Partial<CallInput<'POST /api/Budget/List'>> = {}) =>
  mall.call('POST /api/Budget/List', { PageIndex: 1, PageSize: 1000, ...filters }, { token: tokens.get(account) })

const list = async (...args: Parameters<typeof ask>) => {
  const { body, message } = await ask(...args)
  if (body === null) throw new Error(message)
  return body
}

type Stored = typeof record.$inferSelect

const { departments, enterprises } = demo
const ofHuaqi: ReadonlySet<number> = new Set([enterprises.huaqiTech, enterprises.huaqiFactory])
const underResearch: ReadonlySet<number> = new Set([departments.research, departments.platform, departments.quality])

describe('everybody with the permission sees what is within the scope of their roles', () => {
  test.each([
    ['admin', ({ enterpriseId }: Stored) => ofHuaqi.has(enterpriseId)],
    ['finance', ({ enterpriseId }: Stored) => enterpriseId === enterprises.huaqiTech],
    ['approver2', ({ departmentId }: Stored) => underResearch.has(departmentId)],
    ['other', ({ enterpriseId }: Stored) => enterpriseId === enterprises.yuanfanLogistics],
  ])('%s', async (account, holds) => {
    const stored = (await mall.db.select().from(record)).filter(holds)
    const { Items, total } = await list(account)
    expect(new Set(Items.map(({ BudgetId }) => BudgetId))).toEqual(new Set(stored.map(({ id }) => id)))
    expect(total).toBe(stored.length)
    expect(total).toBeGreaterThan(0)
  })

  test('a buyer has not got it', async () => {
    expect(await ask('buyer')).toMatchObject({ status: 403, body: null })
  })
})

test('each filter returns exactly the matching budgets, and the tabs count under the same', async () => {
  const all = (await list('admin')).Items
  type Row = (typeof all)[number]
  const cases: readonly (readonly [Partial<CallInput<'POST /api/Budget/List'>>, (row: Row) => boolean])[] = [
    [{ Keyword: ' 季度 ' }, ({ Name }) => Name.includes('季度')],
    [{ DepartmentId: departments.research }, ({ DepartmentId }) => underResearch.has(DepartmentId)],
    [{ Period: 'month' }, ({ Period }) => Period === 'month'],
    [{ Control: 'forbid' }, ({ Control }) => Control === 'forbid'],
    [{ BeginTime: '2026-02-28', EndTime: '2026-03-01' }, ({ StartDate, EndDate }) => EndDate >= '2026-02-28' && StartDate <= '2026-03-01'],
    [{ UsageFrom: 70 }, ({ UsageRate }) => UsageRate >= 70],
    [{ Status: 4 }, ({ Status }) => Status === budgetStatus.expired],
    [{ Keyword: '%' }, () => false],
  ]
  for (const [filters, matches] of cases) {
    const found = await list('admin', filters)
    const wanted = all.filter(matches)
    expect(found.Items, JSON.stringify(filters)).toEqual(wanted)
    expect(found.total).toBe(wanted.length)
    expect(wanted.length).toBeLessThan(all.length)
    const counted = 'Status' in filters ? all : wanted
    expect(found.StatusCounts.reduce((sum, { Count }) => sum + Count, 0)).toBe(counted.length)
    const inForce = counted.filter(({ Status }) => Status === budgetStatus.active || Status === budgetStatus.exhausted)
    // Of each department what its tightest level has left.
    const left = [...new Set(inForce.map(({ DepartmentId }) => DepartmentId))].map((id) => Math.min(...inForce.filter(({ DepartmentId }) => DepartmentId === id).map(({ Available }) => Available)))
    expect(left.length, JSON.stringify(filters)).toBeLessThanOrEqual(inForce.length)
    expect(found.InForce).toEqual({
      Count: left.length,
      Available: expect.closeTo(left.reduce((sum, one) => sum + one, 0), 2),
      Overdrawn: left.filter((one) => one < 0).length,
    })
  }
  expect((await ask('admin', { BeginTime: '2026-02-02', EndTime: '2026-02-01' })).message).toBe('结束时间不能早于开始时间')
})

test('the budgets of a department stand together, in the order of the tree and the last to end first; other orders when requested; the page after the last is empty', async () => {
  const byDefault = (await list('admin')).Items
  const tree = (await mall.call('POST /api/Department/Tree', {}, { token: tokens.get('admin') })).body ?? []
  const placeOf = new Map(tree.map(({ DepartmentId }, at) => [DepartmentId, at]))
  const inOrder = byDefault.toSorted(
    (one, other) => (placeOf.get(one.DepartmentId) ?? 0) - (placeOf.get(other.DepartmentId) ?? 0) || other.EndDate.localeCompare(one.EndDate) || one.StartDate.localeCompare(other.StartDate) || other.BudgetId - one.BudgetId,
  )
  expect(byDefault.map(({ BudgetId }) => BudgetId)).toEqual(inOrder.map(({ BudgetId }) => BudgetId))
  expect(new Set(byDefault.map(({ DepartmentId }) => DepartmentId)).size).toBeGreaterThan(3)
  const orders = { Total: ({ Total, Adjusted }: { Total: number; Adjusted: number }) => Total + Adjusted, Available: ({ Available }: { Available: number }) => Available, UsageRate: ({ UsageRate }: { UsageRate: number }) => UsageRate }
  for (const [SortField, valueOf] of Object.entries(orders) as [keyof typeof orders, (row: object) => number][]) {
    const values = (await list('admin', { SortField, SortOrder: 'asc' })).Items.map(valueOf)
    expect(values, SortField).toEqual(values.toSorted((a, b) => a - b))
  }
  expect(await list('admin', { PageIndex: 1_000_000 })).toMatchObject({ Items: [], total: byDefault.length })
})

describe('the status follows from period, money and switch', () => {
  const today = { startsOn: '2026-03-01', endsOn: '2026-03-31' }
  test.each([
    ['生效中', budgetStatus.active, ['View', 'Edit', 'Adjust', 'Disable'], {}],
    ['已耗尽, to the last fen', budgetStatus.exhausted, ['View', 'Edit', 'Adjust', 'Disable'], { totalFen: 100, usedFen: 60, frozenFen: 40 }],
    ['a fen is left', budgetStatus.active, ['View', 'Edit', 'Adjust', 'Disable'], { totalFen: 101, usedFen: 60, frozenFen: 40 }],
    ['未开始', budgetStatus.notStarted, ['View', 'Edit', 'Adjust', 'Disable'], { startsOn: '2026-03-19' }],
    ['on its first day', budgetStatus.active, ['View', 'Edit', 'Adjust', 'Disable'], { startsOn: '2026-03-18' }],
    ['on its last day', budgetStatus.active, ['View', 'Edit', 'Adjust', 'Disable'], { endsOn: '2026-03-18' }],
    ['已过期', budgetStatus.expired, ['View'], { endsOn: '2026-03-17' }],
    ['已停用', budgetStatus.disabled, ['View', 'Edit', 'Adjust', 'Enable'], { enabled: false }],
    ['已停用, and over', budgetStatus.expired, ['View'], { enabled: false, endsOn: '2026-03-17' }],
  ])('%s', async (_, Status, AllowActions, changes) => {
    const [one] = (await list('finance')).Items
    if (one === undefined) throw new Error('The demo has no budget')
    const plain = { ...today, totalFen: 1000, adjustedFen: 0, usedFen: 0, frozenFen: 0, enabled: true }
    await mall.db.update(record).set({ ...plain, ...changes }).where(eq(record.id, one.BudgetId))
    const seenBy = async (account: string) => (await list(account)).Items.find(({ BudgetId }) => BudgetId === one.BudgetId)
    expect(await seenBy('finance')).toMatchObject({ Status, AllowActions })
  })

  test('a user who may only look has no other action', async () => {
    const { Items, AllowActions: ofList } = await list('approver2')
    for (const { AllowActions } of Items) expect(AllowActions).toEqual(['View'])
    expect(ofList).toEqual([])
    expect((await list('finance')).AllowActions).toEqual(['Create'])
  })
})
