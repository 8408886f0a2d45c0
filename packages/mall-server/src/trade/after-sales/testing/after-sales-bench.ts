import { and, eq, sql } from 'drizzle-orm'
import type { AfterSalesApplication, CallKey, OrderSubmission } from '@mall/api/contract'
import { budget } from '../../../platform/db/schema/budget.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import { orderLine, orders } from '../../../platform/db/schema/order.ts'
import { demo } from '../../../demo/organisation.ts'
import { createShopper, plainProduct } from '../../../testing/shopper.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { advanceAfterSales } from '../seller.ts'

const accounts = ['buyer', 'buyer2', 'approver', 'finance', 'admin', 'other'] as const

export type BenchAccount = (typeof accounts)[number]

/** Orders that were received, and what is applied for of them. */
export const createAfterSalesBench = async (mall: TestMall) => {
  const tokens = new Map<string, string>()
  for (const account of accounts) tokens.set(account, (await mall.login(account)).Token)
  const token = (account: BenchAccount) => ({ token: tokens.get(account) })
  const shopper = await createShopper(mall, 'buyer')

  /** An order of `buyer`, delivered; each of a product of its own for ¥50. */
  const delivered = async (pieces = 5, changes: Partial<OrderSubmission> = {}) => {
    const goods = await plainProduct(mall)
    const { OrderNo } = await shopper.buy(goods.code, pieces, changes)
    const now = mall.clock()
    await mall.db.update(orders).set({ status: 50, acceptedAt: now, shippedAt: now }).where(eq(orders.orderNo, OrderNo))
    const { Lines, Version } = await shopper.detail(OrderNo)
    const LineId = Lines[0]?.LineId ?? 0
    await mall.db.update(orderLine).set({ shippedQuantity: orderLine.quantity }).where(eq(orderLine.id, LineId))
    return { OrderNo, LineId, goods, Version }
  }

  const received = async (pieces = 5, changes: Partial<OrderSubmission> = {}) => {
    const order = await delivered(pieces, changes)
    const { success, message } = await mall.call('POST /api/Order/ConfirmReceipt', { OrderNo: order.OrderNo, Version: order.Version }, { token: shopper.token })
    if (!success) throw new Error(message)
    return order
  }
  type Line = Pick<Awaited<ReturnType<typeof received>>, 'OrderNo' | 'LineId'>

  const applicationOf = ({ OrderNo, LineId }: Line, changes: Partial<AfterSalesApplication> = {}): AfterSalesApplication => ({
    RequestId: crypto.randomUUID(), OrderNo, LineId, Type: 1, Quantity: 1, Reason: '质量问题', Description: '收到时外壳有明显裂纹，无法正常使用',
    Images: [], ReturnMode: 2, Contact: '前台收发', Mobile: '13800000009', ...changes,
  })

  const apply = (line: Line, changes: Partial<AfterSalesApplication> = {}, account: BenchAccount = 'buyer') =>
    mall.call('POST /api/AfterSales/Apply', applicationOf(line, changes), token(account))

  const detail = async (ReturnOrderId: string, account: BenchAccount = 'buyer') => {
    const { body, message } = await mall.call('POST /api/AfterSales/Detail', { ReturnOrderId }, token(account))
    if (body === null) throw new Error(message)
    return body
  }

  /** A service just applied for; throws when it was not. */
  const applied = async (line: Line, changes: Partial<AfterSalesApplication> = {}) => {
    const { body, message } = await apply(line, changes)
    if (body === null) throw new Error(message)
    return body
  }

  /** What the applicant does with a service, on the current version. */
  const act = async (action: 'Cancel' | 'Confirm' | 'Reopen' | 'FillExpress', ReturnOrderId: string, account: BenchAccount = 'buyer') => {
    const { Version } = await detail(ReturnOrderId)
    const more = { FillExpress: { Carrier: '速达物流', TrackingNo: 'SD20260318' }, Reopen: { Reason: '仍有裂纹' }, Cancel: {}, Confirm: {} }[action]
    return mall.send(`POST /api/AfterSales/${action}` satisfies CallKey, { ReturnOrderId, Version, ...more }, token(account))
  }

  /** Lets the seller do what is due so many hours from now. */
  const sellerWorks = (hours: number) => advanceAfterSales({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + hours * 3_600_000) })

  const check = (line: Line, account: BenchAccount = 'buyer') => mall.call('POST /api/AfterSales/Check', { OrderNo: line.OrderNo, LineId: line.LineId }, token(account))

  const usedNow = async (): Promise<number> => {
    const [row] = await mall.db.select().from(budget).where(and(eq(budget.departmentId, demo.departments.administration), sql`starts_on = '2026-03-01'`))
    return row?.usedFen ?? 0
  }

  const stockOf = async (productId: number): Promise<number> => {
    const [row] = await mall.db.select().from(productStock).where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))
    return row?.quantity ?? 0
  }

  return { token, shopper, delivered, received, applicationOf, apply, applied, detail, act, sellerWorks, check, usedNow, stockOf }
}

export type AfterSalesBench = Awaited<ReturnType<typeof createAfterSalesBench>>
