import { kebabCase, lowerFirst } from './names.ts'

const isRead = (action: string): boolean => action === 'List' || action === 'Detail'

const handlerName = (controller: string, action: string): string => `${lowerFirst(action)}${controller}`

/** The line of a route. A call that is not read from records rejects until somebody writes it: its contract case says so. */
export const routeEntry = (controller: string, action: string): string =>
  isRead(action)
    ? `  'POST /api/${controller}/${action}': ({ body, caller, deps }) => ${handlerName(controller, action)}(deps.db, caller, body),\n`
    : `  'POST /api/${controller}/${action}': () => Promise.reject(new Error('${controller}/${action} is not written yet')),\n`

/** What the line calls, and where it is; null when it calls nothing yet. */
export const handlerOf = (controller: string, action: string): { readonly name: string; readonly from: string } | null =>
  isRead(action) ? { name: handlerName(controller, action), from: `./${kebabCase(action)}.ts` } : null

export const routesFile = (controller: string, action: string): string => {
  const handler = handlerOf(controller, action)
  return `import { defineRoutes } from '../../platform/http/define-routes.ts'
${handler ? `import { ${handler.name} } from '${handler.from}'\n` : ''}
export const ${lowerFirst(controller)}Routes = defineRoutes({
${routeEntry(controller, action)}})
`
}

/** What is read, for whom, and how it goes over the wire: shared by all reads of a controller. */
export const recordsFile = (controller: string): string => {
  const name = lowerFirst(controller)
  return `import { and, eq, type SQL } from 'drizzle-orm'
import { orderLifecycle, statusName, type ${controller}Summary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
// Orders, until there is a table of its own. Its columns of the owner are those of \`OwnerColumns\`.
import { orders as record } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'

export { record }

/** The records within the caller's scope, with the names that a list shows. Every read goes through here. */
export const ${name}Records = (db: Db, caller: Caller, where: SQL | undefined) =>
  db
    .select({ record, userName: appUser.nickname, departmentName: department.name })
    .from(record)
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .innerJoin(department, eq(department.id, record.departmentId))
    .where(and(visibleTo(caller, record), where))

type Row = Awaited<ReturnType<typeof ${name}Records>>[number]

export const to${controller}Summary = ({ record: { id, orderNo, createdAt, payableFen, status, version }, userName, departmentName }: Row): ${controller}Summary => ({
  Id: id,
  RecordNo: orderNo,
  CreateTime: toInstant(createdAt),
  UserName: userName,
  DepartmentName: departmentName,
  Amount: toYuan(payableFen),
  Status: status,
  StatusName: statusName(orderLifecycle, status),
  Version: version,
})
`
}

const listFile = (controller: string): string => {
  const name = lowerFirst(controller)
  return `import { and, asc, count } from 'drizzle-orm'
import type { ${controller}List, ${controller}ListRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { statusCounts } from '../../platform/lists/status-counts.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { ${name}Records, record, to${controller}Summary } from './records.ts'

const sort = { columns: { CreateTime: record.createdAt, Amount: record.payableFen }, byDefault: 'CreateTime', last: record.id } as const

/** A page of the records within the caller's scope, with the counts of the tabs, which have the same filters but the status. */
export const list${controller} = async (db: Db, caller: Caller, request: ${controller}ListRequest): Promise<${controller}List> => {
  const { Keyword, BeginTime, EndTime, Status } = request
  const filters = and(hasText(record.orderNo, Keyword), onDays(record.createdAt, BeginTime, EndTime))
  const counts = await db
    .select({ status: record.status, count: count() })
    .from(record)
    .where(and(visibleTo(caller, record), filters))
    .groupBy(record.status)
    .orderBy(asc(record.status))
  const rows = await listPage(${name}Records(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map(to${controller}Summary),
    ...statusCounts(counts, Status),
  }
}
`
}

const listTest = (controller: string): string => `import type { CallInput } from '@mall/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { record } from './records.ts'

let mall: TestMall
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  for (const account of ['admin', 'finance', 'buyer', 'other']) tokens.set(account, (await mall.login(account)).Token)
}, 120_000)

afterAll(() => mall.close())

const list = async (account: string, filters: Partial<CallInput<'POST /api/${controller}/List'>> = {}) => {
  const request = { PageIndex: 1, PageSize: 1000, ...filters } as const
  const { body, message } = await mall.call('POST /api/${controller}/List', request, { token: tokens.get(account) })
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
    expect(new Set(Items.map(({ Id }) => Id))).toEqual(new Set(stored.map(({ id }) => id)))
    expect(total).toBe(stored.length)
    expect(total).toBeGreaterThan(0)
  })
})

test('each filter returns exactly the matching records, and the tabs count under the same', async () => {
  const all = (await list('admin')).Items
  const [one] = all
  if (one === undefined) throw new Error('The demo has no record')
  const day = one.CreateTime.slice(0, 10)
  const cases = [
    [{ Keyword: \` \${one.RecordNo.slice(2)} \` }, ({ RecordNo }: typeof one) => RecordNo.includes(one.RecordNo.slice(2))],
    [{ BeginTime: day, EndTime: day }, ({ CreateTime }: typeof one) => CreateTime.startsWith(day)],
    [{ Status: one.Status }, ({ Status }: typeof one) => Status === one.Status],
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

test('the newest comes first; other orders when requested; the page after the last is empty', async () => {
  const times = (await list('admin')).Items.map(({ CreateTime }) => CreateTime)
  expect(times).toEqual(times.toSorted().toReversed())
  const amounts = (await list('admin', { SortField: 'Amount', SortOrder: 'asc' })).Items.map(({ Amount }) => Amount)
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(await list('admin', { PageIndex: 1_000_000 })).toMatchObject({ Items: [], total: times.length })
})
`

const detailFile = (controller: string): string => {
  const name = lowerFirst(controller)
  return `import { eq } from 'drizzle-orm'
import type { ${controller}Summary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { ${name}Records, record, to${controller}Summary } from './records.ts'

/** One record within the caller's scope; any other does not exist for them. */
export const detail${controller} = async (db: Db, caller: Caller, { Id }: { readonly Id: number }): Promise<${controller}Summary> => {
  const [row] = await ${name}Records(db, caller, eq(record.id, Id))
  // A code of its own, in the contract's codes.ts, when there is a table of its own.
  if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '未找到该记录')
  return to${controller}Summary(row)
}
`
}

const detailTest = (controller: string): string => `import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demo } from '../../demo/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { record } from './records.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall()
}, 120_000)
afterAll(() => mall.close())

test('one sees a record of one’s own, and it does not exist for another enterprise', async () => {
  const [own] = await mall.db.select().from(record).where(eq(record.userId, demo.users.buyer))
  const Id = own?.id ?? 0
  const askAs = async (account: string) => mall.call('POST /api/${controller}/Detail', { Id }, { token: (await mall.login(account)).Token })
  expect((await askAs('buyer')).body).toMatchObject({ Id, RecordNo: own?.orderNo })
  expect(await askAs('other')).toMatchObject({ success: false, message: '未找到该记录', body: null })
})
`

/** The files beside the routes that a call begins with, by name. */
export const serverFiles = (controller: string, action: string): Readonly<Record<string, string>> => {
  if (action === 'List') return { 'list.ts': listFile(controller), 'list.test.ts': listTest(controller) }
  if (action === 'Detail') return { 'detail.ts': detailFile(controller), 'detail.test.ts': detailTest(controller) }
  return {}
}
