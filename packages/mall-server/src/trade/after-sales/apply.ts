import { afterSalesStatus, afterSalesType, afterSalesTypeNames, type AfterSalesApplication, type AfterSalesSummary } from '@mall/api/contract'
import type { Tx } from '../../platform/db/client.ts'
import { afterSalesLog } from '../../platform/db/schema/after-sales.ts'
import { orderLog, type orderLine } from '../../platform/db/schema/order.ts'
import type { CallContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { followReturn } from '../invoice/follow-return.ts'
import { findOrder, type OrderRow } from '../order/store.ts'
import { toDay } from '../../platform/time.ts'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { applyProblem, serviceableLine } from './check.ts'
import { requireOwnPictures } from '../../platform/file/own-uploads.ts'
import { findAfterSales, record, toAfterSalesSummary, type AfterSalesRow } from './records.ts'
import { lockOrder, nextSequence, returnNoOf, type OrderLock } from './store.ts'

type ApplicationInput = Omit<AfterSalesApplication, 'RequestId' | 'OrderNo' | 'LineId'>

/** Writes an application that was checked, with the first lines of the logs. */
export const writeApplication = async (
  tx: Tx,
  order: OrderRow,
  line: typeof orderLine.$inferSelect,
  input: ApplicationInput,
  { operator, now }: { readonly operator: string; readonly now: Date },
): Promise<AfterSalesRow> => {
  const returnNo = returnNoOf(toDay(now), await nextSequence(tx))
  const { groupId, enterpriseId, departmentId, userId } = order
  const [row] = await tx
    .insert(record)
    .values({
      returnNo, groupId, enterpriseId, departmentId, userId, orderId: order.id, lineId: line.id,
      status: afterSalesStatus.pendingReview, type: input.Type, quantity: input.Quantity, reason: input.Reason, description: input.Description,
      images: input.Images, returnMode: input.ReturnMode, contact: input.Contact, mobile: input.Mobile, createdAt: now,
      refundFen: input.Type === afterSalesType.return ? line.priceFen * input.Quantity : null,
    })
    .returning()
  if (row === undefined) throw new Error('The application was not written')
  if (row.type === afterSalesType.return) await followReturn(tx, order, now)
  const text = `${afterSalesTypeNames[input.Type]} ${input.Quantity}${line.unit}：${input.Reason}`
  await tx.insert(afterSalesLog).values({ afterSalesId: row.id, operator, text: `提交申请：${text}`, createdAt: now })
  await tx.insert(orderLog).values({ orderId: order.id, operator, text: `申请售后（${returnNo}）：${text}`, createdAt: now })
  return row
}

const apply = async (tx: Tx, context: CallContext, input: AfterSalesApplication, lock: OrderLock): Promise<AfterSalesSummary> => {
  const { caller } = context
  const origin = originOf(context)
  const { now } = origin
  const order = await lock(tx, (await findOrder(tx, caller, input.OrderNo)).id)
  const serviceable = await serviceableLine(tx, order, input.LineId, now)
  const { line, available } = serviceable
  const problem = applyProblem(caller, order, serviceable, input.Type)
  if (problem) throw problem
  if (input.Quantity > available) throw new BusinessError('AFTER_SALES_TOO_MANY', `最多可申请${available}${line.unit}`)
  await requireOwnPictures(tx, caller, input.Images)
  const { returnNo } = await writeApplication(tx, order, line, input, { operator: caller.displayName, now })
  await writeAudit(tx, origin, { action: 'AfterSales.Apply', entity: 'afterSales', entityId: returnNo, before: null, after: { Status: 10, Type: input.Type, Quantity: input.Quantity } })
  return toAfterSalesSummary(caller, await findAfterSales(tx, caller, returnNo))
}

/**
 * Applies for a service, once per `RequestId`, under the lock of the order: all services of a line together never have more pieces than
 * were received.
 * @throws BusinessError when the order is not the caller's own or was not received, when the deadline of the type has passed, or when there
 * are not so many pieces.
 */
export const applyForAfterSales = (context: CallContext, input: AfterSalesApplication, lock: OrderLock = lockOrder): Promise<AfterSalesSummary> =>
  once(context, 'POST /api/AfterSales/Apply', input, (tx) => apply(tx, context, input, lock))
