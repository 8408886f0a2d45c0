import { asc, eq } from 'drizzle-orm'
import { invoiceModeNames, invoiceTypeNames, subtotalFen, type OrderDetail } from '@mall/api/contract'
import { budgetNamesOf, holdsOf } from '../../company/budget/holds.ts'
import { stepStateName } from '../../company/approval-flow/rules.ts'
import type { Db } from '../../platform/db/client.ts'
import { enterpriseNameOf } from '../../company/account/enterprise-name.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser } from '../../platform/db/schema/organisation.ts'
import { approvalStep, orderApproval } from '../../platform/db/schema/approval.ts'
import { orderLine, orderLog, orderPackage, orderRefusal, type OrderAddress, type OrderInvoice } from '../../platform/db/schema/order.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { toYuan } from '../../platform/money.ts'
import { toInstant } from '../../platform/time.ts'
import { summaryOf } from './list.ts'
import { packagesOf } from './packages.ts'
import { isAwaitingCredit } from '../order/over-credit.ts'
import { isPrepaid } from '../order/payment.ts'
import { stepsToWire } from '../order/steps.ts'
import { serviceablePieces } from '../after-sales/serviceable.ts'
import { shortagesOf } from '../order/shortages.ts'
import type { OrderRow } from '../order/store.ts'

/** A line of an order, as every document that shows it does. */
export const lineToWire = (line: typeof orderLine.$inferSelect) => ({
  LineId: line.id,
  ProductCode: line.productCode,
  CustomerProductName: line.name,
  ImageUrl: line.imageUrl,
  Unit: line.unit,
  Price: toYuan(line.priceFen),
  Quantity: line.quantity,
  Subtotal: toYuan(subtotalFen(line)),
  Remark: line.remark,
})

const linesOf = async (db: Db, order: OrderRow, now: Date): Promise<OrderDetail['Lines']> => {
  const lines = await db.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
  const serviceable = await serviceablePieces(db, [order], now)
  return lines.map((line) => ({
    ...lineToWire(line),
    ShippedQuantity: line.shippedQuantity,
    ReceivedQuantity: line.receivedQuantity,
    RefusedQuantity: line.refusedQuantity,
    AfterSalesQuantity: serviceable.get(line.id) ?? 0,
  }))
}

const approvalsOf = async (db: Db, orderId: number): Promise<OrderDetail['Approvals']> => {
  const steps = await db
    .select({ step: approvalStep, approver: displayName, status: orderApproval.status })
    .from(approvalStep)
    .innerJoin(orderApproval, eq(orderApproval.id, approvalStep.approvalId))
    .innerJoin(appUser, eq(appUser.id, approvalStep.approverId))
    .where(eq(orderApproval.orderId, orderId))
    // Round by round; within a node those who were never reached come last.
    .orderBy(asc(approvalStep.approvalId), asc(approvalStep.nodeIndex), asc(approvalStep.reachedAt), asc(approvalStep.id))
  return steps.map(({ step, approver, status }) => ({
    NodeName: step.nodeName,
    Approver: approver,
    State: step.state,
    StateName: stepStateName(step.state, status),
    Time: step.handledAt === null ? null : toInstant(step.handledAt),
    Comment: step.comment,
  }))
}

const refusalsOf = async (db: Db, orderId: number): Promise<OrderDetail['Refusals']> => {
  const rows = await db
    .select({ refusal: orderRefusal, packageNo: orderPackage.packageNo })
    .from(orderRefusal)
    .innerJoin(orderPackage, eq(orderPackage.id, orderRefusal.packageId))
    .where(eq(orderRefusal.orderId, orderId))
    .orderBy(asc(orderRefusal.id))
  return rows.map(({ refusal, packageNo }) => ({
    Time: toInstant(refusal.createdAt),
    PackageNo: packageNo,
    LineId: refusal.lineId,
    Quantity: refusal.quantity,
    Reason: refusal.reason,
    Images: refusal.images.map((image) => ({ ...image })),
    RefundAmount: toYuan(refusal.refundFen + refusal.freightFen),
    TakenBackAt: refusal.takenBackAt === null ? null : toInstant(refusal.takenBackAt),
  }))
}

const logsOf = async (db: Db, orderId: number): Promise<OrderDetail['Logs']> => {
  const logs = await db.select().from(orderLog).where(eq(orderLog.orderId, orderId)).orderBy(asc(orderLog.createdAt), asc(orderLog.id))
  return logs.map((log) => ({ Time: toInstant(log.createdAt), Operator: log.operator, Text: log.text }))
}

/** Where an order is delivered to, as it is sent. */
export const addressToWire = ({ consignee, mobile, fullAddress }: OrderAddress): OrderDetail['Address'] => ({
  Consignee: consignee, Mobile: mobile, FullAddress: fullAddress,
})

/** How an order is invoiced, as it is sent. */
export const invoiceToWire = (invoice: OrderInvoice): OrderDetail['Invoice'] => ({
  Mode: invoice.mode,
  ModeName: invoiceModeNames[invoice.mode],
  TypeName: invoice.type === null ? '' : invoiceTypeNames[invoice.type],
  Title: invoice.title,
  TaxNo: invoice.taxNo,
})

/** The details of an order that `findOrder` returned. */
export const orderDetailOf = async (db: Db, caller: Caller, order: OrderRow, now: Date): Promise<OrderDetail> => {
  const summary = await summaryOf(db, caller, order.id, now)
  const approvals = await approvalsOf(db, order.id)
  return {
    ...summary,
    EnterpriseName: await enterpriseNameOf(db, order.enterpriseId),
    Lines: await linesOf(db, order, now),
    PoNo: order.poNo,
    Reason: order.reason,
    Remark: order.remark,
    DeliveryDate: order.deliveryDate,
    PayBefore: order.payBefore === null ? null : toInstant(order.payBefore),
    AwaitsCredit: await isAwaitingCredit(db, order.id),
    Address: addressToWire(order.address),
    Invoice: invoiceToWire(order.invoice),
    Cost: { DepartmentName: summary.DepartmentName, BudgetName: budgetNamesOf(await holdsOf(db, order.id)), Amount: summary.NetAmount },
    Steps: stepsToWire({ ...order, needsApproval: approvals.length > 0, needsPayment: isPrepaid(order.paymentType) }),
    Approvals: approvals,
    Packages: await packagesOf(db, order.id),
    Refusals: await refusalsOf(db, order.id),
    Shortages: await shortagesOf(db, order.id),
    Attachments: order.attachments.map((file) => ({ ...file })),
    Logs: await logsOf(db, order.id),
  }
}
