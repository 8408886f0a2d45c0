import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { makeSellerMove } from '../trade/after-sales/seller.ts'
import { record } from '../trade/after-sales/records.ts'
import { sellerMove } from '../trade/after-sales/schedule.ts'
import { lockService } from '../trade/after-sales/store.ts'
import { agreementRow } from '../platform/db/schema/agreement.ts'
import { product } from '../platform/db/schema/catalogue.ts'
import { orderLine, orderPackage, orders } from '../platform/db/schema/order.ts'
import type { Deps } from '../platform/deps.ts'
import { moveInvoice } from '../trade/invoice/move.ts'
import { record as invoice } from '../trade/invoice/records.ts'
import { issuerMove } from '../trade/invoice/schedule.ts'
import { lockInvoice } from '../trade/invoice/store.ts'
import { demoCarriage, makeScheduledMove } from '../app/jobs/run-due-jobs.ts'
import { orderStatus } from '@mall/api/contract'
import { moveOrder } from '../trade/order/lifecycle/move.ts'
import { sendPackage, writeTracks } from '../trade/order/lifecycle/packages.ts'
import { movesByWarehouse, tracksOf } from '../app/jobs/schedule.ts'
import { actingAsSeller } from '../platform/actions/permit.ts'

/** The simulated seller, controlled by a test: it makes the next moves of an order or service at once. */
export interface Seller {
  /** Accepts what is ordered, sends it, and has it signed for. */
  deliver(orderNo: string): Promise<void>
  /** Makes its next move of an after-sales service. */
  moveOn(returnNo: string): Promise<void>
  /** Approves the application for an invoice, and issues it. */
  issue(invoiceNo: string): Promise<void>
  /** Sells a product to all who have agreed on its price at a tenth less. For one that a test has for itself. */
  lowerPrice(productCode: string): Promise<void>
}

export const createSeller = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Seller => ({
  deliver: (orderNo) =>
    db.transaction(async (tx) => {
      const at = clock()
      const [row] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
      if (row === undefined) throw new Error(`No order ${orderNo}`)
      let order = row
      for (let move = movesByWarehouse(order); move !== null; move = movesByWarehouse(order)) order = await makeScheduledMove(tx, order, { ...move, at })
      const packages = await tx.select().from(orderPackage).where(eq(orderPackage.orderId, order.id))
      if (packages.length === 0) throw new Error(`The seller has nothing to send of ${orderNo}`)
      for (const one of packages) await writeTracks(tx, one, tracksOf(at).map((track) => ({ ...track, at })))
    }),
  moveOn: (returnNo) =>
    db.transaction(async (tx) => {
      const [found] = await tx.select({ id: record.id, orderId: record.orderId }).from(record).where(eq(record.returnNo, returnNo))
      if (found === undefined) throw new Error(`No service ${returnNo}`)
      const locked = await lockService(tx, found)
      const move = sellerMove(locked.service, locked.order.receivedAt)
      if (move === null) throw new Error(`The seller waits for the applicant of ${returnNo}`)
      await makeSellerMove(tx, locked, { ...move, at: clock() })
    }),
  issue: (invoiceNo) =>
    db.transaction(async (tx) => {
      const [found] = await tx.select({ id: invoice.id }).from(invoice).where(eq(invoice.invoiceNo, invoiceNo))
      if (found === undefined) throw new Error(`No invoice ${invoiceNo}`)
      let row = await lockInvoice(tx, found.id)
      for (let move = issuerMove(row); move !== null; move = issuerMove(row)) {
        row = await moveInvoice(tx, row, move.action, { ...actingAsSeller(clock()), ...move })
      }
    }),
  lowerPrice: async (productCode) => {
    const rows = await db
      .select({ row: agreementRow })
      .from(agreementRow)
      .innerJoin(product, eq(product.id, agreementRow.productId))
      .where(and(eq(product.code, productCode), isNotNull(agreementRow.tiers)))
    if (rows.length === 0) throw new Error(`Nobody has agreed on a price of ${productCode}`)
    for (const { row: { versionId, productId, tiers } } of rows) {
      const lower = (tiers ?? []).map(({ minQty, priceFen }) => ({ minQty, priceFen: Math.floor(priceFen * 0.9) }))
      await db.update(agreementRow).set({ tiers: lower }).where(and(eq(agreementRow.versionId, versionId), eq(agreementRow.productId, productId)))
    }
  },
})

/** The seller accepts what is ordered, and sends a package with so many pieces of each line; 0 or none leaves a line out. Something must be left. */
export const sendPart = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderNo: string, pieces: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock()
    const [row] = await tx.select().from(orders).where(eq(orders.orderNo, orderNo)).for('update')
    if (row === undefined) throw new Error(`No order ${orderNo}`)
    const accepts = movesByWarehouse(row)
    let order = row.status === orderStatus.pendingConfirmation && accepts !== null ? await makeScheduledMove(tx, row, { ...accepts, at }) : row
    if (order.status === orderStatus.preparing) order = await moveOrder(tx, order, 'ShipPart', { ...actingAsSeller(at), text: '部分商品已发出' })
    const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
    const contents = lines.flatMap(({ id: lineId }, index) => ((pieces[index] ?? 0) > 0 ? [{ lineId, quantity: pieces[index] ?? 0 }] : []))
    for (const { lineId, quantity } of contents) await tx.update(orderLine).set({ shippedQuantity: sql`shipped_quantity + ${quantity}` }).where(eq(orderLine.id, lineId))
    await sendPackage(tx, order, at, demoCarriage(order), contents)
  })
