import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { afterSalesStatus, afterSalesType, invoiceStatus, invoiceType, invoiceTypeNames, orderStatus, specialInvoiceProblem, type InvoiceApplication, type InvoiceContent, type InvoiceSummary, type InvoiceType } from '@mall/api/contract'
import { groupBy } from '../../platform/group-by.ts'
import { permitting, type Permit } from '../../platform/actions/permit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { invoiceLine, invoiceLog, invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { orderLine, orderLog, orders } from '../../platform/db/schema/order.ts'
import type { CallContext, Caller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { saveTitle, type InvoiceTitle } from '../../company/invoice-title/store.ts'
import { toFen, yuanText } from '../../platform/money.ts'
import { invoiceableOf } from '../order/invoiceable.ts'
import { actorsOf } from '../order/allowed-actions.ts'
import { visibleOrders } from '../order/scope.ts'
import type { OrderRow } from '../order/store.ts'
import { toDay } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { freightOf, invoiceLinesOf, type InvoiceLineValues } from './lines.ts'
import { findInvoice, record, toInvoiceSummary, type InvoiceRow } from './records.ts'
import { invoiceNoOf, lockOrders, nextSequence, updateInvoiceStates, type OrdersLock } from './store.ts'

/** An order, and what is invoiced of it. */
export interface InvoicedPart {
  readonly order: Pick<OrderRow, 'id' | 'orderNo' | 'groupId' | 'enterpriseId'>
  readonly amountFen: number
}

/** What the lines of orders say on an invoice, without the pieces that were refused or go back, and their freight. */
export const goodsOf = async (db: Db, orderIds: readonly number[]) => {
  const returned = sql<number>`coalesce((
    select sum(service.quantity) from after_sales service where service.line_id = order_line.id and service.type = ${literals(afterSalesType.return)} and service.status not in (${literals(afterSalesStatus.rejected, afterSalesStatus.cancelled)})
  ), 0)`.mapWith(Number)
  const rows = await db
    .select({ line: orderLine, returned, category: category.name, supportsSpecial: product.supportsSpecialInvoice, taxCode: product.taxCode })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(category, eq(category.id, product.category1Id))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.id))
  const freights = await db.select({ orderId: orders.id, freightFen: orders.freightFen }).from(orders).where(and(inArray(orders.id, [...orderIds]), gt(orders.freightFen, 0)))
  const goods = rows.map(({ line, returned: back, category: name, supportsSpecial, taxCode }) => ({
    orderId: line.orderId, name: line.name, unit: line.unit, category: name, priceFen: line.priceFen, quantity: line.quantity - line.refusedQuantity - back, taxBp: line.taxBp, taxCode, supportsSpecial,
  }))
  return [...goods, ...freights.map(({ orderId, freightFen }) => ({ orderId, supportsSpecial: true, ...freightOf(freightFen) }))]
}

type Goods = Awaited<ReturnType<typeof goodsOf>>

/** The lines of an invoice over parts of orders. */
export const linesFor = (content: InvoiceContent, parts: readonly { readonly orderId: number; readonly amountFen: number }[], goods: Goods): InvoiceLineValues[] => {
  const byOrder = groupBy(goods, ({ orderId }) => orderId)
  return invoiceLinesOf(content, parts.map(({ orderId, amountFen }) => ({ amountFen, goods: byOrder.get(orderId) ?? [] })))
}

const requireSpecial = (type: InvoiceType, title: InvoiceTitle, goods: Goods): void => {
  const problem = type === invoiceType.electronicGeneral ? null : specialInvoiceProblem(title, goods.filter(({ quantity }) => quantity > 0))
  if (problem !== null) throw new BusinessError('SPECIAL_INVOICE_NOT_SUPPORTED', problem)
}

const requireInvoicer = permitting(
  (caller: Caller, order: OrderRow): readonly 'Apply'[] => (order.status === orderStatus.completed && actorsOf(caller, order).includes('invoicer') ? ['Apply'] : []),
  ({ orderNo }) => new BusinessError('INVOICE_ORDER_NOT_INVOICEABLE', `订单${orderNo}未完成，或您无权为其申请开票`),
)

/** The locked orders of an application with what is invoiced of each, and the permit to apply for them. */
const requireParts = async (tx: Tx, caller: Caller, wanted: InvoiceApplication['Orders'], lock: OrdersLock): Promise<{ readonly parts: InvoicedPart[]; readonly permit: Permit }> => {
  const numbers = wanted.map(({ OrderNo }) => OrderNo)
  const visible = await tx.select({ id: orders.id }).from(orders).where(and(inArray(orders.orderNo, numbers), visibleOrders(caller)))
  if (visible.length !== numbers.length) throw new BusinessError('ORDER_NOT_FOUND', '订单不存在')
  const locked = await lock(tx, visible.map(({ id }) => id))
  const [permit] = locked.map((order) => requireInvoicer(caller, order, 'Apply'))
  if (permit === undefined) throw new Error('An application is for one order at least')
  if (new Set(locked.map(({ enterpriseId }) => enterpriseId)).size > 1) throw new BusinessError('INVOICE_ORDERS_DIFFER', '所选订单开票主体不一致')
  const invoiceable = await invoiceableOf(tx, locked.map(({ id }) => id))
  const own = locked.find(({ id }) => invoiceable.get(id)?.waitsForOwn)
  if (own !== undefined) throw new BusinessError('INVOICE_ORDER_NOT_INVOICEABLE', `订单${own.orderNo}为随单开票，系统将自动申请`)
  const parts = locked.map((order) => {
    const amountFen = toFen(wanted.find(({ OrderNo }) => OrderNo === order.orderNo)?.Amount ?? 0)
    const most = invoiceable.get(order.id)?.availableFen ?? 0
    if (amountFen <= 0 || amountFen > most) throw new BusinessError('INVOICE_AMOUNT_INVALID', `订单${order.orderNo}：开票金额须大于0且不超过可开金额 ${yuanText(Math.max(0, most))}`)
    return { order, amountFen }
  })
  return { parts, permit }
}

export interface WrittenApplication extends Pick<InvoiceApplication, 'Type' | 'Content' | 'Remark' | 'Email'> {
  readonly parts: readonly InvoicedPart[]
  readonly title: Pick<InvoiceTitle, 'title' | 'taxNo' | 'address' | 'phone' | 'bank' | 'account'>
  readonly applicant: Pick<Caller, 'userId' | 'departmentId' | 'displayName'>
  readonly now: Date
}

/** Writes an application that was checked, with its lines and the first lines of the logs. */
export const writeApplication = async (tx: Tx, { parts, title, applicant, now, ...input }: WrittenApplication, goods?: Goods): Promise<InvoiceRow> => {
  const owner = parts[0]?.order
  if (owner === undefined) throw new Error('An application is for one order at least')
  const lines = linesFor(input.Content, parts.map(({ order, amountFen }) => ({ orderId: order.id, amountFen })), goods ?? (await goodsOf(tx, parts.map(({ order }) => order.id))))
  const { taxNo, address, phone, bank, account } = title
  const [row] = await tx
    .insert(record)
    .values({
      invoiceNo: invoiceNoOf(toDay(now), await nextSequence(tx)), groupId: owner.groupId, enterpriseId: owner.enterpriseId,
      departmentId: applicant.departmentId, userId: applicant.userId, status: invoiceStatus.pendingReview, type: input.Type, content: input.Content,
      title: title.title, taxNo, address, phone, bank, account, remark: input.Remark, email: input.Email,
      amountFen: parts.reduce((sum, { amountFen }) => sum + amountFen, 0), taxFen: lines.reduce((sum, { taxFen }) => sum + taxFen, 0), createdAt: now,
    })
    .returning()
  if (row === undefined) throw new Error('The application was not written')
  const { id: invoiceId, invoiceNo } = row
  await tx.insert(invoiceOrder).values(parts.map(({ order, amountFen }) => ({ invoiceId, orderId: order.id, amountFen })))
  await tx.insert(invoiceLine).values(lines.map((line) => ({ invoiceId, ...line })))
  await tx.insert(invoiceLog).values({ invoiceId, operator: applicant.displayName, text: `提交申请：${invoiceTypeNames[input.Type]} ${yuanText(row.amountFen)}`, createdAt: now })
  await tx.insert(orderLog).values(parts.map(({ order, amountFen }) => ({ orderId: order.id, operator: applicant.displayName, text: `申请开票（${invoiceNo}）：${yuanText(amountFen)}`, createdAt: now })))
  await updateInvoiceStates(tx, parts.map(({ order }) => order.id))
  return row
}

const apply = async (tx: Tx, context: CallContext, input: InvoiceApplication, lock: OrdersLock): Promise<InvoiceSummary> => {
  const { caller } = context
  const origin = originOf(context)
  const { parts, permit } = await requireParts(tx, caller, input.Orders, lock)
  const enterpriseId = parts[0]?.order.enterpriseId ?? 0
  const title = await saveTitle(tx, permit, enterpriseId, input.Title, origin)
  const goods = await goodsOf(tx, parts.map(({ order }) => order.id))
  requireSpecial(input.Type, title, goods)
  const { invoiceNo, amountFen } = await writeApplication(tx, { ...input, parts, title, applicant: caller, now: origin.now }, goods)
  await writeAudit(tx, origin, { action: 'Invoice.Apply', entity: 'invoice', entityId: invoiceNo, before: null, after: { Status: invoiceStatus.pendingReview, Type: input.Type, AmountFen: amountFen } })
  return toInvoiceSummary(caller, await findInvoice(tx, caller, invoiceNo))
}

/**
 * Applies for an invoice, once per `RequestId`, under the locks of its orders: all invoices of an order together never have more than its
 * goods without those that go back, and its freight.
 * @throws BusinessError when an order cannot be invoiced by the caller, when they are of several companies, when an amount is nothing or more
 * than can be invoiced, or when the title does not do.
 */
export const applyForInvoice = (context: CallContext, input: InvoiceApplication, lock: OrdersLock = lockOrders): Promise<InvoiceSummary> =>
  once(context, 'POST /api/Invoice/Apply', input, (tx) => apply(tx, context, input, lock))
