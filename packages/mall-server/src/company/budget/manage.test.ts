import { eq } from 'drizzle-orm'
import type { BudgetDetail, CallInput } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '../../platform/db/schema/writes.ts'
import { budget } from '../../platform/db/schema/budget.ts'
import { findTradeViolations } from '../../trade/trade-checks.ts'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { sheetTextsOf } from '../../testing/workbook-texts.ts'

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'finance', 'approver2', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(async () => {
  expect(await findTradeViolations(mall.db)).toEqual([])
  await mall.close()
})

const as = (account: string) => ({ token: tokens.get(account) })
const { departments } = demo
type Input = CallInput<'POST /api/Budget/Save'>

let years = 2030
/** A budget of a year that no other test has. */
const input = (changes: Partial<Input> = {}): Input => ({
  Name: '专项', DepartmentId: departments.quality, Period: 'year', StartDate: `${years++}-01-01`, Total: 1_000, Control: 'forbid', ...changes,
})
const save = (body: Input, account = 'finance') => mall.call('POST /api/Budget/Save', body, as(account))
const saved = async (body: Input): Promise<BudgetDetail> => {
  const response = await save(body)
  if (response.body === null) throw new Error(response.message)
  return response.body
}
const ledger = async (BudgetId: number, more: object = {}) => {
  const { body, message } = await mall.call('POST /api/Budget/Ledger', { BudgetId, PageIndex: 1, PageSize: 1000, ...more }, as('finance'))
  if (body === null) throw new Error(message)
  return body
}
const adjust = (of: Pick<BudgetDetail, 'BudgetId' | 'Version'>, Amount: number, RequestId = crypto.randomUUID() as string) =>
  mall.call('POST /api/Budget/Adjust', { BudgetId: of.BudgetId, Version: of.Version, RequestId, Amount, Reason: '会议改期' }, as('finance'))

describe('a new budget', () => {
  test('begins with its total in the ledger, and ends with its period', async () => {
    const one = await saved(input({ Period: 'quarter', StartDate: '2029-11-01', Total: 1_234.56 }))
    expect(one).toMatchObject({ EndDate: '2030-01-31', Total: 1_234.56, Available: 1_234.56, UsageRate: 0, Status: 1, AllowActions: ['View', 'Edit', 'Adjust', 'Disable'], Version: 1, IsCharged: false })
    const { Items, Increase, Decrease } = await ledger(one.BudgetId)
    expect(Items).toMatchObject([{ Kind: 'adjust', KindName: '调整', Amount: 1_234.56, Balance: 1_234.56, Operator: '财务专员', Reason: '预算设立', OrderNo: null }])
    expect([Increase, Decrease]).toEqual([1_234.56, 0])
  })

  test.each([
    ['another company’s department', { DepartmentId: departments.operations }, '部门不存在'],
    ['a department that is not there', { DepartmentId: 999_999 }, '部门不存在'],
    ['a period that has ended', { Period: 'month', StartDate: '2026-02-01' }, '周期已经结束，请重新选择'],
  ] as const)('of %s is refused', async (_, changes, message) => {
    expect(await save(input(changes))).toMatchObject({ success: false, message, body: null })
  })

  test.each([{ Total: 0 }, { Total: -1 }, { Total: 0.001 }, { Name: '  ' }, { Name: '长'.repeat(51) }, { StartDate: '2030-01-02' }])('%j is no input', async (changes) => {
    expect((await mall.send('POST /api/Budget/Save', { ...input(), ...changes }, as('finance'))).code).toBe('INVALID_INPUT')
  })
})

describe('periods of one department and kind never overlap', () => {
  test.each([
    ['the same', '2040-04-01', false],
    ['its last month', '2040-06-01', false],
    ['its first month', '2040-02-01', false],
    ['the next', '2040-07-01', true],
  ])('%s', async (_, StartDate, isFree) => {
    const first = await saved(input({ Name: '二季度', Period: 'quarter', StartDate: '2040-04-01' }))
    const second = await save(input({ Period: 'quarter', StartDate }))
    expect(second.success, second.message).toBe(isFree)
    if (!isFree) expect(second.message).toBe('周期不能重叠：该部门已有“二季度”（2040-04-01 至 2040-06-30）')
    for (const id of [first.BudgetId, second.body?.BudgetId ?? 0]) await mall.db.update(budget).set({ enabled: false }).where(eq(budget.id, id))
  })

  test('another kind of period, or another department, is free', async () => {
    await saved(input({ Period: 'quarter', StartDate: '2041-04-01' }))
    expect((await save(input({ Period: 'month', StartDate: '2041-04-01' }))).success).toBe(true)
    expect((await save(input({ Period: 'quarter', StartDate: '2041-04-01', DepartmentId: departments.platform }))).success).toBe(true)
  })

  test('a disabled one leaves its place, and comes back only while it is free', async () => {
    const one = await saved(input({ StartDate: '2042-01-01' }))
    const off = await mall.call('POST /api/Budget/Disable', one, as('finance'))
    expect(off.body).toMatchObject({ Status: 5, StatusName: '已停用', AllowActions: ['View', 'Edit', 'Adjust', 'Enable'] })
    const second = await saved(input({ StartDate: '2042-01-01' }))
    const version = off.body ?? one
    expect((await mall.call('POST /api/Budget/Enable', version, as('finance'))).code).toBe('BUDGET_PERIOD_OVERLAPS')
    await mall.call('POST /api/Budget/Disable', second, as('finance'))
    expect((await mall.call('POST /api/Budget/Enable', version, as('finance'))).body).toMatchObject({ Status: 1 })
  })

  test('of many who open the same at once, one does', async () => {
    const body = input({ StartDate: '2043-01-01' })
    const responses = await Promise.all(Array.from({ length: 10 }, () => save(body)))
    expect(responses.filter(({ success }) => success)).toHaveLength(1)
    expect(new Set(responses.map(({ code }) => code))).toEqual(new Set(['OK', 'BUDGET_PERIOD_OVERLAPS']))
  })
})

describe('an edit', () => {
  test('of a new budget changes all of it; another total stands in the ledger', async () => {
    const one = await saved(input())
    const edited = await saved({ ...input({ Name: '改名', Total: 800, Control: 'approve', DepartmentId: departments.platform }), BudgetId: one.BudgetId, Version: one.Version })
    expect(edited).toMatchObject({ Name: '改名', Total: 800, Available: 800, Control: 'approve', DepartmentId: departments.platform, Version: 2 })
    expect((await ledger(one.BudgetId)).Items).toMatchObject([{ Amount: -200, Balance: 800, Reason: '修改总额' }, { Amount: 1_000 }])
  })

  test('of a stale version is refused, and changes nothing', async () => {
    const body = input()
    const one = await saved(body)
    await saved({ ...body, Name: '先到', BudgetId: one.BudgetId, Version: one.Version })
    expect(await save({ ...body, Name: '后到', BudgetId: one.BudgetId, Version: one.Version })).toMatchObject({ code: 'VERSION_CONFLICT', message: '数据已被他人修改，请刷新后重试' })
    expect((await mall.call('POST /api/Budget/Detail', one, as('finance'))).body?.Name).toBe('先到')
    expect((await adjust(one, 5)).code).toBe('VERSION_CONFLICT')
  })

  test('once something was charged, department, period and total stay; an order does not make it stale', async () => {
    const shopper = await createShopper(mall, 'buyer')
    const { Items } = (await mall.call('POST /api/Budget/List', { DepartmentId: departments.administration, Status: 2, PageIndex: 1, PageSize: 10 }, as('finance'))).body ?? { Items: [] }
    const [one] = Items
    if (one === undefined) throw new Error('The demo has no budget of the buyer')
    await shopper.buy((await plainProduct(mall)).code, 1)
    const body: Input = { ...one, Total: one.Total, BudgetId: one.BudgetId, Version: one.Version }
    for (const changes of [{ Total: one.Total + 1 }, { DepartmentId: departments.marketing }, { StartDate: '2026-04-01' }]) {
      expect((await save({ ...body, ...changes })).code, JSON.stringify(changes)).toBe('BUDGET_CHARGED')
    }
    const edited = await saved({ ...body, Name: '行政三月' })
    expect(edited).toMatchObject({ Name: '行政三月', IsCharged: true })
    expect(edited.Used + edited.Frozen).toBeGreaterThan(one.Used + one.Frozen)
  })

  test('of an expired budget is refused', async () => {
    const [old] = (await mall.call('POST /api/Budget/List', { Status: 4, PageIndex: 1, PageSize: 10 }, as('finance'))).body?.Items ?? []
    if (old === undefined) throw new Error('The demo has no expired budget')
    expect((await save({ ...input(), BudgetId: old.BudgetId, Version: old.Version })).code).toBe('BUDGET_ACTION_NOT_ALLOWED')
    expect((await adjust(old, 1)).code).toBe('BUDGET_ACTION_NOT_ALLOWED')
  })
})

describe('an adjustment', () => {
  test('goes down to what is used and frozen, to the fen', async () => {
    const one = await saved(input())
    await mall.db.update(budget).set({ totalFen: 100_000 }).where(eq(budget.id, one.BudgetId))
    expect(await adjust(one, -1_000.01)).toMatchObject({ success: false, code: 'BUDGET_TOO_LOW', message: '调减不能低于已用+冻结' })
    const { body } = await adjust(one, -1_000)
    expect(body).toMatchObject({ Adjusted: -1_000, Available: 0, IsCharged: true, Version: 2 })
    const entries = (await ledger(one.BudgetId)).Items
    expect(entries[0]).toMatchObject({ Amount: -1_000, Balance: 0, Reason: '会议改期', Operator: '财务专员' })
  })

  test('with the same RequestId happens once, also at once', async () => {
    const one = await saved(input())
    const id = crypto.randomUUID()
    const responses = await Promise.all(Array.from({ length: 5 }, () => adjust(one, 50, id)))
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await ledger(one.BudgetId)).total).toBe(2)
    expect((await adjust(one, 60, id)).code).toBe('REQUEST_ID_REUSED')
  })

  test('of nothing is no input', async () => {
    expect((await adjust(await saved(input()), 0)).code).toBe('INVALID_INPUT')
  })
})

test('the ledger of the demo: every entry follows from the one before, filters narrow it, and its sum is what is available', async () => {
  const [one] = (await mall.call('POST /api/Budget/List', { Status: 4, SortField: 'UsageRate', SortOrder: 'desc', PageIndex: 1, PageSize: 10 }, as('finance'))).body?.Items ?? []
  if (one === undefined) throw new Error('The demo has no expired budget')
  const all = await ledger(one.BudgetId, { SortOrder: 'asc' })
  let balance = 0
  for (const { Amount, Balance } of all.Items) {
    balance += Amount
    expect(Balance).toBeCloseTo(balance, 2)
  }
  expect(balance).toBeCloseTo(one.Available, 2)
  expect(all.Increase - all.Decrease).toBeCloseTo(one.Available, 2)
  const latest = await ledger(one.BudgetId)
  expect(latest.Items).toEqual(all.Items.toReversed())
  const some = all.Items.find(({ OrderNo }) => OrderNo !== null)
  for (const [filter, matches] of [
    [{ Kind: 'use' }, ({ Kind }: (typeof all.Items)[number]) => Kind === 'use'],
    [{ OrderNo: some?.OrderNo?.slice(-6) }, ({ OrderNo }: (typeof all.Items)[number]) => OrderNo?.includes(some?.OrderNo?.slice(-6) ?? '-') ?? false],
    [{ BeginTime: some?.Time.slice(0, 10), EndTime: some?.Time.slice(0, 10) }, ({ Time }: (typeof all.Items)[number]) => Time.startsWith(some?.Time.slice(0, 10) ?? '-')],
  ] as const) {
    const found = await ledger(one.BudgetId, { ...filter, SortOrder: 'asc' })
    expect(found.Items).toEqual(all.Items.filter(matches))
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThan(all.total)
  }
})

describe('who', () => {
  const calls = (one: BudgetDetail) =>
    [
      ['POST /api/Budget/Detail', one],
      ['POST /api/Budget/Ledger', { BudgetId: one.BudgetId, PageIndex: 1, PageSize: 20 }],
      ['POST /api/Budget/Save', { ...input(), BudgetId: one.BudgetId, Version: one.Version }],
      ['POST /api/Budget/Adjust', { BudgetId: one.BudgetId, Version: one.Version, RequestId: crypto.randomUUID(), Amount: 1, Reason: '试' }],
      ['POST /api/Budget/Enable', one],
      ['POST /api/Budget/Disable', one],
    ] as const

  test.each([
    ['finance of another company', 'other', departments.quality, ['预算不存在', '部门不存在']],
    ['the approver of another department, to look', 'approver2', departments.administration, ['预算不存在', '拒绝访问']],
    ['a buyer', 'buyer', departments.administration, ['拒绝访问']],
    ['nobody', '', departments.administration, ['未登录或登录已过期，请重新登录']],
  ])('%s finds nothing and changes nothing', async (_, account, DepartmentId, messages) => {
    const one = await saved(input({ DepartmentId }))
    for (const [key, body] of calls(one)) {
      const response = await mall.send(key, body, as(account))
      expect(response, key).toMatchObject({ success: false, body: null })
      expect(messages, key).toContain(response.message)
    }
    expect((await mall.call('POST /api/Budget/Detail', one, as('finance'))).body).toEqual(one)
  })

  test('the approver of a department looks at its budgets and those below, the group’s administrator changes them', async () => {
    const one = await saved(input({ DepartmentId: departments.quality }))
    expect((await mall.call('POST /api/Budget/Detail', one, as('approver2'))).body).toEqual({ ...one, AllowActions: ['View'] })
    const { body } = await mall.call('POST /api/Budget/Disable', one, as('admin'))
    expect(body).toMatchObject({ Status: 5 })
    const [row] = await mall.db.select().from(auditLog).where(eq(auditLog.action, 'Budget.Disable')).orderBy(auditLog.id).limit(100)
    expect(row).toMatchObject({ entity: 'budget', before: { Enabled: true }, after: { Enabled: false } })
  })
})

test('the export holds what the filters find', async () => {
  const response = await mall.fetch('/api/Budget/Export', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get('finance')}` }, body: '{"Status":2}' })
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('预算_20260318.xlsx'))
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000)
})

test('the export of a ledger holds its entries under the filters, and that of another company’s budget is unknown', async () => {
  const { BudgetId, ...one } = await saved(input({ DepartmentId: departments.quality }))
  const { body } = await mall.call('POST /api/Budget/Adjust', { BudgetId, Amount: -12.5, Reason: '=1+1', Version: one.Version, RequestId: crypto.randomUUID() }, as('finance'))
  expect(body?.Adjusted).toBe(-12.5)
  const ask = (account: string, filters: object) =>
    mall.fetch('/api/Budget/LedgerExport', { method: 'POST', headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokens.get(account)}` }, body: JSON.stringify({ BudgetId, ...filters }) })
  const response = await ask('finance', { Kind: 'adjust', BeginTime: '2026-03-18' })
  expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('预算流水_20260318.xlsx'))
  const { sheet, strings } = sheetTextsOf(new Uint8Array(await response.arrayBuffer()))
  expect(sheet.match(/<row /g)).toHaveLength(3)
  for (const text of ['余额', one.Name, '调整', '=1+1', '预算设立', '财务专员']) expect(strings).toContain(text)
  expect(sheet).toContain('-12.5')
  const none = sheetTextsOf(new Uint8Array(await (await ask('finance', { Kind: 'refund' })).arrayBuffer()))
  expect(none.sheet.match(/<row /g)).toHaveLength(1)
  expect(await (await ask('other', {})).json()).toMatchObject({ MsgHeader: { Success: false, RetMessage: '预算不存在' } })
})
