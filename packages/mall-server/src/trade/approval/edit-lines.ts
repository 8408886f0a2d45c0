import { asc, eq } from 'drizzle-orm'
import { orderSumNames, type ApprovalSummary } from '@mall/api/contract'
import { changeFrozen, lockHolds } from '../../company/budget/holds.ts'
import { forbiddenText } from '../../company/budget/rules.ts'
import { sellablesOf } from '../../catalogue/assortment/sellables.ts'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Tx } from '../../platform/db/client.ts'
import { orderLineChange } from '../../platform/db/schema/approval.ts'
import { orderLine, orderLog, orders } from '../../platform/db/schema/order.ts'
import type { CallContext, ParsedInput } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toYuan, yuanText } from '../../platform/money.ts'
import { tellOfEdit } from '../order/lifecycle/notices.ts'
import { giveBackStock } from '../order/lifecycle/stock.ts'
import type { OrderRow } from '../order/store.ts'
import { boundByCredit } from '../statement/bound-by-credit.ts'
import { lockCredit } from '../statement/credit.ts'
import { freightRuleOf } from '../../catalogue/pricing/freight.ts'
import { totalsOf } from '../../catalogue/pricing/lines.ts'
import { writeAudit } from '../../platform/audit/audit-log.ts'
import { once } from '../../platform/idempotency/once.ts'
import { editsText, lineEditsOf, type LineEdit } from './line-edits.ts'
import { approvalSummaryOf } from './list.ts'
import { openApproval } from './open.ts'

const writeLines = async (tx: Tx, edits: readonly LineEdit[]): Promise<void> => {
  for (const { line, quantity, price } of edits) {
    if (quantity === 0) await tx.delete(orderLine).where(eq(orderLine.id, line.id))
    else await tx.update(orderLine).set({ quantity, ...price }).where(eq(orderLine.id, line.id))
  }
}

/** Frees the difference of the budgets. A smaller quantity can cost more, by its price or by freight: then they are checked again. */
const changeBudget = async (tx: Tx, context: CallContext, order: OrderRow, differenceFen: number): Promise<void> => {
  if (order.budgetState !== 'frozen' || differenceFen === 0) return
  const held = await lockHolds(tx, order.id)
  const forbidden = differenceFen > 0 ? forbiddenText(held.map(({ budget }) => budget), differenceFen) : null
  if (forbidden !== null) throw new BusinessError('BUDGET_EXCEEDED', forbidden)
  await changeFrozen(tx, held, differenceFen, { operator: context.caller.displayName, now: context.deps.clock() })
}

/**
 * An approver lowers quantities or strikes lines, once per `RequestId`: lines, amounts, budget and stock in one transaction. Rows are
 * locked in the one order of the mall, order → budgets by their ids → stock → credit.
 * @throws BusinessError as `openApproval` and `lineEditsOf` do.
 */
export const editLines = (context: CallContext, body: ParsedInput<'POST /api/Approval/EditLines'>): Promise<ApprovalSummary> =>
  once(context, 'POST /api/Approval/EditLines', body, async (tx) => {
    const { caller } = context
    const { row: { approval, order }, acting: { by, origin } } = await openApproval(tx, context, body, 'EditLines')
    const lines = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id)).orderBy(asc(orderLine.id))
    const sellables = await sellablesOf(tx, { enterpriseId: order.enterpriseId, day: caller.day }, lines.map(({ productId }) => productId), order.address.areaCode)
    const edits = lineEditsOf(lines, body.Lines, sellables)
    await writeLines(tx, edits)

    const after = await tx.select().from(orderLine).where(eq(orderLine.orderId, order.id))
    const totals = totalsOf(after, await freightRuleOf(tx, order.enterpriseId, order.address.areaCode))
    const edited = await changeRecord(tx, by, orders, order, { ...totals, quantity: after.reduce((sum, { quantity }) => sum + quantity, 0) })
    await changeBudget(tx, context, order, totals.payableFen - order.payableFen)
    const returned = edits.map(({ line, quantity }) => ({ productId: line.productId, areaCode: order.stockArea, change: line.quantity - quantity }))
    await giveBackStock(tx, order.id, returned, origin.now)

    const comment = body.Comment?.trim() ?? ''
    await tx.insert(orderLineChange).values(
      edits.map(({ line, quantity, price }) => ({
        orderId: order.id, approvalId: approval.id, userId: caller.userId,
        productCode: line.productCode, name: line.name, imageUrl: line.imageUrl, unit: line.unit,
        fromQuantity: line.quantity, toQuantity: quantity, fromPriceFen: line.priceFen, toPriceFen: price.priceFen,
        comment, createdAt: origin.now,
      })),
    )
    const amounts = `${orderSumNames.payable}由 ${yuanText(order.payableFen)} 变为 ${yuanText(totals.payableFen)}`
    await tx.insert(orderLog).values({ orderId: order.id, operator: caller.displayName, text: `审批调整商品：${editsText(edits)}；${amounts}`, createdAt: origin.now })
    await tellOfEdit(tx, edited, origin.now)
    await writeAudit(tx, origin, {
      action: 'Approval.EditLines', entity: 'approval', entityId: approval.approvalNo,
      before: { PayableAmount: toYuan(order.payableFen), Lines: lines.length }, after: { PayableAmount: toYuan(totals.payableFen), Lines: after.length },
    })
    // Fewer pieces can cost more, by freight or by another tier.
    if (totals.payableFen > order.payableFen) await boundByCredit(tx, edited, { read: lockCredit, operator: caller.displayName, now: origin.now })
    return approvalSummaryOf(tx, caller, body.ApprovalNo)
  })
