import { and, eq, sql } from 'drizzle-orm'
import type { CallInput, OrderSubmission, RefusalReason } from '@mall/api/contract'
import { demo } from '../../../demo/organisation.ts'
import { budget } from '../../../platform/db/schema/budget.ts'
import { productStock } from '../../../platform/db/schema/catalogue.ts'
import { createSeller, sendPart } from '../../../testing/seller.ts'
import { createShopper, plainProduct } from '../../../testing/shopper.ts'
import type { TestMall } from '../../../testing/test-mall.ts'
import { takeBackRefusals } from '../take-back.ts'

/** Of a line, by its place in the order and of a package by its place: pieces that arrived, and pieces that are refused. */
interface Said {
  readonly line?: number
  readonly received?: number
  readonly refused?: number
  readonly reason?: RefusalReason
  readonly images?: readonly { Url: string; Name: string }[]
}

/** Orders of `buyer` that are on their way, and what is said of their packages. */
export const createReceiptBench = async (mall: TestMall) => {
  const shopper = await createShopper(mall, 'buyer')
  const seller = createSeller(mall.deps)
  const { token } = shopper

  /** An order of so many pieces of a product each, every one for ¥50 and all in their first package. */
  const ordered = async (pieces: readonly number[], changes: Partial<OrderSubmission> = {}) => {
    const goods = []
    // What came last into the cart is the first line.
    for (const quantity of pieces.toReversed()) {
      const one = await plainProduct(mall)
      await shopper.put(one.code, quantity)
      goods.unshift(one)
    }
    const { body, message } = await shopper.submit(shopper.submissionOf(await shopper.confirm(), changes))
    if (body?.Outcome !== 'submitted') throw new Error(message || body?.Outcome)
    return { OrderNo: body.OrderNo, goods }
  }

  const delivered = async (pieces: readonly number[], changes: Partial<OrderSubmission> = {}) => {
    const order = await ordered(pieces, changes)
    await seller.deliver(order.OrderNo)
    return order
  }

  const receiptOf = async (OrderNo: string, said: readonly Said[], at = 0): Promise<CallInput<'POST /api/Order/Receive'>> => {
    const { Lines, Packages, Version } = await shopper.detail(OrderNo)
    const PackageNo = Packages[at]?.PackageNo ?? ''
    return {
      OrderNo, Version, RequestId: crypto.randomUUID(),
      Lines: said.map(({ line = 0, received = 0, refused = 0, reason = '错发', images = [] }) => ({
        PackageNo, LineId: Lines[line]?.LineId ?? 0, Received: received, Refused: refused, ...(refused > 0 ? { Reason: reason, Images: [...images] } : {}),
      })),
    }
  }

  const send = (input: CallInput<'POST /api/Order/Receive'>, as: string = token) => mall.call('POST /api/Order/Receive', input, { token: as })

  const receive = async (OrderNo: string, said: readonly Said[], at = 0) => send(await receiptOf(OrderNo, said, at))

  const usedNow = async (): Promise<number> => {
    const [row] = await mall.db.select().from(budget).where(and(eq(budget.departmentId, demo.departments.administration), sql`starts_on = '2026-03-01'`))
    return row?.usedFen ?? 0
  }

  const stockOf = async (productId: number): Promise<number> => {
    const [row] = await mall.db.select().from(productStock).where(and(eq(productStock.productId, productId), eq(productStock.areaCode, '310000')))
    return row?.quantity ?? 0
  }

  /** Lets the carrier bring back what was refused, so many hours from now. */
  const carrierWorks = (hours: number) => takeBackRefusals({ ...mall.deps, clock: () => new Date(mall.clock().getTime() + hours * 3_600_000) })

  return {
    shopper, seller, sendPart: (orderNo: string, pieces: readonly number[]) => sendPart(mall.deps, orderNo, pieces), token, ordered, delivered, receiptOf, send, receive, usedNow, stockOf, carrierWorks,
  }
}

export type ReceiptBench = Awaited<ReturnType<typeof createReceiptBench>>
