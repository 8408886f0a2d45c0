import { lowerFirst } from './names.ts'
import { ordersSource, sourceOf } from './source.ts'

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
export const transition = (controller: string, action: string): string => {
  const { lifecycle, from, to } = sourceOf(controller)
  return `    { from: [${from.map((key) => `${lifecycle}Status.${key}`).join(', ')}], to: ${lifecycle}Status.${to}, action: '${action}', who: ['purchaser'] },\n`
}

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
  const [name, { codes, no, table }] = [lowerFirst(controller), sourceOf(controller)]
  const entity = table === ordersSource.table ? 'order' : table
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
    if (row === undefined) throw new BusinessError('${codes}_NOT_FOUND', '记录不存在')
    return row
  },
  requireAllowed: permitting(allowedActions, () => new BusinessError('${codes}_ACTION_NOT_ALLOWED', '当前状态或权限不允许此操作')),
})

/** The one way by which a record moves. */
const { move } = defineMoves({ lifecycle: ${name}Lifecycle, table: record, audited: { entity: '${entity}', name: '${controller}', idOf: ({ ${no} }) => ${no} } })
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

/** How the test of an action gets a record of the buyer: an order is bought, a record of a table of its own is written. */
const createdText = (controller: string): { readonly imports: string; readonly text: string } => {
  const { table, no, amount, lifecycle, from } = sourceOf(controller)
  if (table === ordersSource.table) {
    return {
      imports: "import { eq } from 'drizzle-orm'\nimport { orderStatus } from '@mall/api/contract'\nimport { actionRules } from '../../testing/action-rules.ts'\nimport { createShopper, plainProduct } from '../../testing/shopper.ts'\n",
      text: `async (mall) => {
    const { OrderNo } = await (await createShopper(mall, 'buyer')).buy((await plainProduct(mall)).code, 1)
    return mall.db.select().from(record).where(eq(record.${no}, OrderNo))
  }`,
    }
  }
  return {
    imports: `import { ${lifecycle}Status } from '@mall/api/contract'\nimport { actionRules } from '../../testing/action-rules.ts'\n`,
    text: `({ db, clock }, owner) =>
    db.insert(record).values({ ...owner, ${no}: crypto.randomUUID(), ${amount}: 100, status: ${lifecycle}Status.${from[0]}, createdAt: clock() }).returning()`,
  }
}

export const actionTest = (controller: string, action: string): string => {
  const { imports, text } = createdText(controller)
  const { codes, lifecycle, to } = sourceOf(controller)
  return `${imports}import { record } from './records.ts'

actionRules('POST /api/${controller}/${action}', {
  table: record,
  created: ${text},
  input: ({ id }) => ({ Id: id }),
  to: ${lifecycle}Status.${to},
  refuses: { finance: 'FORBIDDEN', admin: '${codes}_ACTION_NOT_ALLOWED', other: '${codes}_NOT_FOUND' },
  done: '${codes}_ACTION_NOT_ALLOWED',
})
`
}
