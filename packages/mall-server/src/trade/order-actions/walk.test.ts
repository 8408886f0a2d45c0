import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actionsFor, orderActions, orderLifecycle, transitionOf, type Actor, type OrderStatus } from '@mall/api/contract'
import { orders } from '../../platform/db/schema/order.ts'
import { createShopper, plainProduct } from '../../testing/shopper.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

/** What each account is to an order of `buyer` of the administration. Null: the order does not exist for it. */
const roles: Readonly<Record<string, readonly Actor[] | null>> = {
  buyer: ['purchaser'],
  finance: ['cashier'],
  admin: ['cashier'],
  approver: [],
  buyer2: null,
  approver2: null,
  other: null,
}

/** The moves that people can ask for, with the call of each. */
const moves = ['Cancel', 'ConfirmTransfer', 'Withdraw', 'ConfirmReceipt', 'Resubmit'] as const

let mall: TestMall
let orderNo: string
let orderId: number
const tokens = new Map<string, string>()

beforeAll(async () => {
  mall = await createTestMall()
  const shopper = await createShopper(mall, 'buyer')
  orderNo = (await shopper.buy((await plainProduct(mall)).code, 1, { PaymentType: 3 })).OrderNo
  for (const account of Object.keys(roles)) tokens.set(account, (await mall.login(account)).Token)
  const [row] = await mall.db.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, orderNo))
  orderId = row?.id ?? 0
}, 120_000)

afterAll(() => mall.close())

const version = 5

/** Puts the order into a status. It holds nothing: what a move gives back is tested where the move is. */
const put = (status: OrderStatus) => mall.db.update(orders).set({ status, version, budgetState: 'returned', stockState: 'returned' }).where(eq(orders.id, orderId))

const statusNow = async () => (await mall.db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId)))[0]?.status

const ask = (action: (typeof moves)[number], account: string) => {
  const token = { token: tokens.get(account) }
  if (action === 'Resubmit') return mall.call('POST /api/Order/ResubmitConfirm', { OrderNo: orderNo }, token)
  const target = { OrderNo: orderNo, Version: version }
  if (action === 'ConfirmTransfer') return mall.call('POST /api/Payment/ConfirmTransfer', { ...target, Reference: crypto.randomUUID(), Amount: 1_000_000, PaidOn: '2026-03-18' }, token)
  return action === 'Cancel' ? mall.call('POST /api/Order/Cancel', { ...target, Reason: '其他' }, token) : mall.call(`POST /api/Order/${action}`, target, token)
}

describe.each(orderLifecycle.states)('an order in $status $name', ({ status }) => {
  test.each(Object.entries(roles))('%s moves it as the table says, and in no other way', async (account, actors) => {
    await put(status)
    const expected: readonly string[] = actors === null ? [] : actionsFor(orderLifecycle, status, actors)
    const detail = await mall.call('POST /api/Order/Detail', { OrderNo: orderNo }, { token: tokens.get(account) })
    expect(detail.success).toBe(actors !== null)
    const offered: readonly string[] = detail.body?.AllowActions ?? []
    expect(offered.filter((action) => moves.some((move) => move === action))).toEqual(orderActions.filter((action) => expected.includes(action)))

    for (const action of moves) {
      await put(status)
      const reply = await ask(action, account)
      expect(reply.success, `${account} ${action}: ${reply.message}`).toBe(expected.includes(action))
      const to = transitionOf(orderLifecycle, status, action)?.to
      // The way back to 待审批 is a submission: here only whether it may be made.
      expect(await statusNow(), `${account} ${action}`).toBe(reply.success && action !== 'Resubmit' ? to : status)
      if (!reply.success && reply.status === 200) expect(reply.code).toBe(actors === null ? 'ORDER_NOT_FOUND' : 'ORDER_ACTION_NOT_ALLOWED')
    }
  })
})
