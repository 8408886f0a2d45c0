import { lowerFirst } from './names.ts'

/** What people do with a record and how it moves: the states of orders, until there is a table of its own. */
export const lifecycleFile = (controller: string): string => `import type { Lifecycle } from './define.ts'
import { orderLifecycle, orderStatus, type OrderStatus } from './order.ts'

/** All that \`AllowActions\` can hold, in the order of the buttons. */
export const ${lowerFirst(controller)}Actions = [
] as const

export type ${controller}Action = (typeof ${lowerFirst(controller)}Actions)[number]

export const ${lowerFirst(controller)}Lifecycle: Lifecycle<OrderStatus, ${controller}Action> = {
  states: orderLifecycle.states,
  transitions: [
  ],
}
`

/** One move of it. */
export const transition = (action: string): string =>
  `    { from: [orderStatus.pendingApproval, orderStatus.pendingConfirmation], to: orderStatus.cancelled, action: '${action}', who: ['purchaser'] },\n`

/** The call of an action: the record, the version that the caller saw, and the id of the request. */
export const actionEntry = (controller: string, action: string): string => `  'POST /api/${controller}/${action}': {
    summary: 'Says in one sentence what the action does, once per \`RequestId\`.',
    access: withPermission('purchase'),
    scope: 'self',
    body: z.object({ Id: field(id, 'Id.'), Version: field(id, 'Version that the caller saw.'), RequestId: requestId }),
    response: doneMessage,
  },
`

/** The whole of a record's \`AllowActions\`. */
export const allowedActions = (controller: string): string => `/** The whole of \`AllowActions\`: buttons come only from here. Only the user who made a record acts on it. */
export const allowedActions = (caller: Caller, row: typeof record.$inferSelect): ${controller}Action[] => {
  const isOwn = row.userId === caller.userId && row.enterpriseId === caller.enterpriseId && caller.permissions.has('purchase')
  return isOwn ? actionsFor(${lowerFirst(controller)}Lifecycle, row.status, ['purchaser']) : []
}

`

/** Which record an action is about, and how it moves: shared by all actions of a controller. */
export const actionsFile = (controller: string): string => {
  const name = lowerFirst(controller)
  return `import { and, eq } from 'drizzle-orm'
import { ${name}Lifecycle } from '@mall/api/contract'
import { defineActions } from '../../platform/actions/define-actions.ts'
import { defineMoves } from '../../platform/actions/define-moves.ts'
import { permitting } from '../../platform/actions/permit.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { allowedActions, record } from './records.ts'

const { act } = defineActions({
  lock: async (tx, { caller }, { Id }: { readonly Id: number }) => {
    const [row] = await tx.select().from(record).where(and(eq(record.id, Id), visibleTo(caller, record))).for('update')
    if (row === undefined) throw new BusinessError('ORDER_NOT_FOUND', '记录不存在')
    return row
  },
  requireAllowed: permitting(allowedActions, () => new BusinessError('ORDER_ACTION_NOT_ALLOWED', '当前状态或权限不允许此操作')),
})

/** The one way by which a record moves. */
const { move } = defineMoves({ lifecycle: ${name}Lifecycle, table: record, audited: { entity: 'order', name: '${controller}', idOf: ({ orderNo }) => orderNo } })
`
}

export const actionHandler = (controller: string, action: string): string => `${lowerFirst(action)}${controller}`

/** One action in it: what it writes beside its move is its author's. */
export const actionFunction = (controller: string, action: string): string => `
/** Says in one sentence what the action does. */
export const ${actionHandler(controller, action)} = (context: CallContext, input: ParsedInput<'POST /api/${controller}/${action}'>): Promise<string> =>
  act(context, 'POST /api/${controller}/${action}', input, '${action}', async ({ tx, row, acting }) => {
    await move(tx, row, '${action}', acting)
    return '操作成功'
  })
`

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
  const act = (token: string, Version: number, RequestId: string) => mall.call('POST /api/${controller}/${action}', { Id: row.id, Version, RequestId }, { token })
  return { row, act, read: async () => (await mall.db.select().from(record).where(eq(record.id, row.id)))[0] }
}

test('who made it moves it, once per request', async () => {
  const { row, act, read } = await created()
  const RequestId = crypto.randomUUID()
  for (const _ of ['once', 'again']) expect(await act(buyer.token, row.version, RequestId)).toMatchObject({ success: true })
  expect(await read()).toMatchObject({ status: 80, version: row.version + 1 })
})

test.each([
  ['finance', 'FORBIDDEN', 0],
  ['admin', 'ORDER_ACTION_NOT_ALLOWED', 0],
  ['other', 'ORDER_NOT_FOUND', 0],
  ['buyer', 'VERSION_CONFLICT', 1],
])('%s: %s', async (account, code, ahead) => {
  const { row, act, read } = await created()
  expect(await act((await mall.login(account)).Token, row.version + ahead, crypto.randomUUID())).toMatchObject({ success: false, code })
  expect(await read()).toEqual(row)
})
`
