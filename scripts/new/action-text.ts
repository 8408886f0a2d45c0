import { lowerFirst } from './names.ts'

/** The call of an action: the record, the version that the caller saw, and the id of the request. */
export const actionEntry = (controller: string, action: string): string => `  'POST /api/${controller}/${action}': {
    summary: 'Says in one sentence what the action does, once per \`RequestId\`.',
    access: anyUser,
    scope: 'role',
    body: z.object({ Id: field(id, 'Id.'), Version: field(id, 'Version that the caller saw.'), RequestId: requestId }),
    response: doneMessage,
  },
`

/** What people can do with a record, and how it moves: shared by all actions of a controller. */
export const actionsFile = (controller: string): string => {
  const name = lowerFirst(controller)
  return `import { and, eq } from 'drizzle-orm'
import { actionsFor, orderLifecycle, type OrderTransitionAction } from '@mall/api/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { record } from './records.ts'

type Row = typeof record.$inferSelect

/** The whole of \`AllowActions\`: buttons come only from here. Only who made a record acts on it. */
export const allowedActions = (caller: Caller, row: Row): readonly OrderTransitionAction[] => {
  const isOwn = row.userId === caller.userId && row.enterpriseId === caller.enterpriseId && caller.permissions.has('purchase')
  return isOwn ? actionsFor(orderLifecycle, row.status, ['purchaser']) : []
}

export const ${name}Actions = defineActions({
  lock: async (tx, caller, { Id }: { readonly Id: number }) => {
    const [row] = await tx.select().from(record).where(and(eq(record.id, Id), visibleTo(caller, record))).for('update')
    if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '记录不存在')
    return row
  },
  requireAllowed: permitting(allowedActions, () => new BusinessError('ORDER_ACTION_NOT_ALLOWED', '当前状态或权限不允许此操作')),
})

/** The one way by which a record moves. */
export const { move: move${controller} } = defineMoves({
  lifecycle: orderLifecycle,
  table: record,
  audited: { entity: 'order', name: '${controller}', idOf: ({ orderNo }) => orderNo },
})
`
}

export const actionHandler = (controller: string, action: string): string => `${lowerFirst(action)}${controller}`

/** One action. It is a cancellation until its author names a transition of the life cycle. */
export const actionFile = (controller: string, action: string): string => {
  const name = lowerFirst(controller)
  return `import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { move${controller}, ${name}Actions } from './actions.ts'

/** Says in one sentence what the action does. */
export const ${actionHandler(controller, action)} = (context: CallContext, input: ParsedInput<'POST /api/${controller}/${action}'>): Promise<string> =>
  ${name}Actions.act(context, 'POST /api/${controller}/${action}', input, 'Cancel', async ({ tx, row, acting }) => {
    await move${controller}(tx, row, 'Cancel', acting)
    return '操作成功'
  })
`
}

export const actionTest = (controller: string, action: string): string => `import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createShopper, plainProduct, type Shopper } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { record } from './records.ts'

let mall: TestMall
let buyer: Shopper

beforeAll(async () => {
  mall = await createTestMall()
  buyer = await createShopper(mall, 'buyer')
}, 120_000)

afterAll(() => mall.close())

const created = async () => {
  const { OrderNo } = await buyer.buy((await plainProduct(mall)).code, 1)
  const [row] = await mall.db.select().from(record).where(eq(record.orderNo, OrderNo))
  if (row === undefined) throw new Error('The record was not written')
  return row
}

type Row = Awaited<ReturnType<typeof created>>

const ask = ({ id, version }: Row, token: string, RequestId: string = crypto.randomUUID()) =>
  mall.call('POST /api/${controller}/${action}', { Id: id, Version: version, RequestId }, { token })

const stored = async ({ id }: Row) => (await mall.db.select().from(record).where(eq(record.id, id)))[0]

test('who made it moves it, once per request', async () => {
  const row = await created()
  const RequestId = crypto.randomUUID()
  const replies = [await ask(row, buyer.token, RequestId), await ask(row, buyer.token, RequestId)]
  expect(replies.map(({ success }) => success)).toEqual([true, true])
  expect(await stored(row)).toMatchObject({ status: 80, version: row.version + 1 })
})

test.each([
  ['finance', 'ORDER_ACTION_NOT_ALLOWED'],
  ['other', 'ORDER_NOT_FOUND'],
])('%s does not: %s', async (account, code) => {
  const row = await created()
  expect(await ask(row, (await mall.login(account)).Token)).toMatchObject({ success: false, code })
  expect(await stored(row)).toEqual(row)
})

test('a version that is over conflicts', async () => {
  const row = await created()
  expect(await ask({ ...row, version: row.version + 1 }, buyer.token)).toMatchObject({ success: false, code: 'VERSION_CONFLICT' })
})
`
