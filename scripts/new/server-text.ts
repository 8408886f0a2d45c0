import { kebabCase, lowerFirst } from './names.ts'
import { ordersSource, sourceOf } from './source.ts'

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
  const [name, source] = [lowerFirst(controller), sourceOf(controller)]
  return `import { and, eq, type SQL } from 'drizzle-orm'
import { ${source.lifecycle}Lifecycle, statusName, type ${controller}Summary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { appUser, department } from '../../platform/db/schema/organisation.ts'
${source === ordersSource ? '// Orders, until there is a table of its own, whose owner columns are those of `OwnerColumns`.\n' : ''}import { ${source.table} as record } from '../../platform/db/schema/${source.module}.ts'
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

export const to${controller}Summary = ({ record: row, userName, departmentName }: Row): ${controller}Summary => ({
  Id: row.id,
  RecordNo: row.${source.no},
  CreateTime: toInstant(row.createdAt),
  UserName: userName,
  DepartmentName: departmentName,
  Amount: toYuan(row.${source.amount}),
  Status: row.status,
  StatusName: statusName(${source.lifecycle}Lifecycle, row.status),
  Version: row.version,
})
`
}

const listFile = (controller: string): string => {
  const [name, source] = [lowerFirst(controller), sourceOf(controller)]
  return `import { and } from 'drizzle-orm'
import type { ${controller}List, ${controller}ListRequest } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { ${name}Records, record, to${controller}Summary } from './records.ts'

const sort = { columns: { CreateTime: record.createdAt, Amount: record.${source.amount} }, byDefault: 'CreateTime', last: record.id } as const

/** A page of the records within the caller's scope, with the counts of the tabs, which have the same filters but the status. */
export const list${controller} = async (db: Db, caller: Caller, request: ${controller}ListRequest): Promise<${controller}List> => {
  const { Keyword, BeginTime, EndTime, Status } = request
  const filters = and(hasText(record.${source.no}, Keyword), onDays(record.createdAt, BeginTime, EndTime))
  const counts = await countByStatus(db, record, and(visibleTo(caller, record), filters))
  const rows = await listPage(${name}Records(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map(to${controller}Summary),
    ...statusCounts(counts, Status),
  }
}
`
}

const listTest = (controller: string): string => `import { listRules } from '../../testing/list-rules.ts'
import { record } from './records.ts'

listRules('POST /api/${controller}/List', {
  stored: (db) => db.select().from(record),
  storedKey: ({ id }) => id,
  rowKey: ({ Id }) => Id,
  time: ({ CreateTime }) => CreateTime,
  filters: ({ RecordNo, CreateTime, Status }) => [
    [{ Keyword: \` \${RecordNo.slice(2)} \` }, (row) => row.RecordNo.includes(RecordNo.slice(2))],
    [{ Keyword: '%' }, () => false],
    [{ BeginTime: CreateTime.slice(0, 10), EndTime: CreateTime.slice(0, 10) }, (row) => row.CreateTime.startsWith(CreateTime.slice(0, 10))],
    [{ Status }, (row) => row.Status === Status],
  ],
  orders: [[{ SortField: 'Amount', SortOrder: 'asc' }, ({ Amount }) => Amount]],
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

test('a user sees their own record, and it does not exist for another enterprise', async () => {
  const [own] = await mall.db.select().from(record).where(eq(record.userId, demo.users.buyer))
  const Id = own?.id ?? 0
  const askAs = async (account: string) => mall.call('POST /api/${controller}/Detail', { Id }, { token: (await mall.login(account)).Token })
  expect((await askAs('buyer')).body).toMatchObject({ Id, RecordNo: own?.${sourceOf(controller).no} })
  expect(await askAs('other')).toMatchObject({ success: false, message: '未找到该记录', body: null })
})
`

/** The files beside the routes that a call begins with, by name. */
export const serverFiles = (controller: string, action: string): Readonly<Record<string, string>> => {
  if (action === 'List') return { 'list.ts': listFile(controller), 'list.test.ts': listTest(controller) }
  if (action === 'Detail') return { 'detail.ts': detailFile(controller), 'detail.test.ts': detailTest(controller) }
  return {}
}
