import { and, count, eq, gt, inArray, min, sql } from 'drizzle-orm'
import { afterSalesProgress, autoReceiveDays, contract, decideAccess, inquiryStatus, orderStatus, redState, reviewState, statementStatus, todoKindNames, type CallKey, type LinkTarget, type OrderStatus, type Permission, type Todo, type TodoKind } from '@mall/api/contract'
import { record as afterSales } from '../../trade/after-sales/records.ts'
import { hasProgress } from '../../trade/after-sales/list.ts'
import { waitingFor } from '../../trade/approval/list.ts'
import type { Db } from '../../platform/db/client.ts'
import { invoiceOrder } from '../../platform/db/schema/invoice.ts'
import { orders } from '../../platform/db/schema/order.ts'
import { statement } from '../../platform/db/schema/statement.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { record as inquiry } from '../../trade/inquiry/records.ts'
import { wantsRed } from '../../trade/invoice/list.ts'
import { record as invoice } from '../../trade/invoice/records.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { toYuan } from '../../platform/money.ts'
import { invoiceableOrders } from '../../trade/order/invoiceable.ts'
import { isInReviewState } from '../../trade/order/review-action.ts'
import { visibleOrders } from '../../trade/order/scope.ts'
import { seesStatements, visibleTo as statementsOf } from '../../trade/statement-state/scope.ts'
import { addDays, toInstant } from '../../platform/time.ts'

/** What waits, of one kind. Facts without a value are left out. */
interface Waiting {
  readonly count: number
  readonly amountFen?: number
  readonly since?: Date | null
  readonly due?: Date | null
}

interface TodoSource {
  /** The call of the list that shows them: users who may not make it get none. */
  readonly list: CallKey
  /** The permission to act on them: users who may only look get none either. */
  readonly permission?: Permission
  /** Who has any at all, beyond that. */
  readonly isFor?: (caller: Caller) => boolean
  /** That list, with the filters under which it has as many rows as are counted. */
  readonly target: LinkTarget
  readonly read: (db: Db, caller: Caller, now: Date) => Promise<Waiting>
}

/** Orders of a status, as the tab of the list counts them. */
const ordersIn = async (db: Db, caller: Caller, status: OrderStatus) => {
  const [row] = await db
    .select({
      count: count(), amountFen: sql<number>`coalesce(sum(${orders.payableFen}), 0)`.mapWith(Number),
      payBefore: min(orders.payBefore), shippedAt: min(orders.shippedAt),
    })
    .from(orders)
    .where(and(visibleOrders(caller), eq(orders.status, status)))
  return row ?? { count: 0, amountFen: 0, payBefore: null, shippedAt: null }
}

/** The one place where a domain adds its 待办. A kind without a list is not shown. */
const sources: Partial<Readonly<Record<TodoKind, TodoSource>>> = {
  approval: { list: 'POST /api/Approval/List', target: { Kind: 'approvalList' }, read: waitingFor },
  payment: {
    list: 'POST /api/Order/List',
    target: { Kind: 'orderList', Status: orderStatus.pendingPayment },
    read: async (db, caller) => {
      const { payBefore, ...waiting } = await ordersIn(db, caller, orderStatus.pendingPayment)
      return { ...waiting, due: payBefore }
    },
  },
  receipt: {
    list: 'POST /api/Order/List',
    target: { Kind: 'orderList', Status: orderStatus.pendingReceipt },
    read: async (db, caller) => {
      const { shippedAt, ...waiting } = await ordersIn(db, caller, orderStatus.pendingReceipt)
      return { ...waiting, since: shippedAt, due: shippedAt === null ? null : addDays(shippedAt, autoReceiveDays) }
    },
  },
  review: {
    list: 'POST /api/Order/List',
    permission: 'purchase',
    target: { Kind: 'orderList', ReviewState: reviewState.reviewable },
    read: async (db, caller, now) => {
      const [row] = await db.select({ count: count() }).from(orders).where(isInReviewState(db, caller, reviewState.reviewable, now))
      return { count: row?.count ?? 0 }
    },
  },
  afterSales: {
    list: 'POST /api/AfterSales/List',
    target: { Kind: 'afterSalesList', Progress: afterSalesProgress.underWay },
    read: async (db, caller) => {
      const [row] = await db
        .select({ count: count() })
        .from(afterSales)
        .where(and(visibleTo(caller, afterSales), hasProgress(afterSalesProgress.underWay)))
      return row ?? { count: 0 }
    },
  },
  inquiry: {
    list: 'POST /api/Inquiry/List',
    permission: 'purchase',
    target: { Kind: 'inquiryList', Status: inquiryStatus.quoted },
    read: async (db, caller) => {
      const [row] = await db
        .select({ count: count(), due: min(inquiry.validUntil) })
        .from(inquiry)
        .where(and(visibleTo(caller, inquiry), eq(inquiry.status, inquiryStatus.quoted)))
      return row ?? { count: 0 }
    },
  },
  invoice: {
    list: 'POST /api/Invoice/ApplyableList',
    target: { Kind: 'invoiceApply' },
    read: async (db, caller) => {
      const [row] = await db
        .select({ count: count(), amountFen: sql<number>`coalesce(sum(${orders.applyableFen}), 0)`.mapWith(Number) })
        .from(orders)
        .where(invoiceableOrders(caller))
      return row ?? { count: 0 }
    },
  },
  invoiceRed: {
    list: 'POST /api/Invoice/List',
    permission: 'invoice.manage',
    target: { Kind: 'invoiceList', RedState: redState.wanted },
    read: async (db, caller) => {
      const wanting = and(visibleTo(caller, invoice), wantsRed)
      const [row] = await db.select({ count: count() }).from(invoice).where(wanting)
      const ofThese = db.select({ id: invoiceOrder.orderId }).from(invoiceOrder).where(inArray(invoiceOrder.invoiceId, db.select({ id: invoice.id }).from(invoice).where(wanting)))
      const [sum] = await db
        .select({ fen: sql<number>`coalesce(sum(${orders.overInvoicedFen}), 0)`.mapWith(Number) })
        .from(orders)
        .where(and(gt(orders.overInvoicedFen, 0), inArray(orders.id, ofThese)))
      return { count: row?.count ?? 0, amountFen: sum?.fen ?? 0 }
    },
  },
  statement: {
    list: 'POST /api/Statement/List',
    permission: 'invoice.manage',
    isFor: ({ scope, seesPrices }) => seesStatements(scope) && seesPrices,
    target: { Kind: 'statementList', Status: statementStatus.pending },
    read: async (db, caller) => {
      const [row] = await db
        .select({
          count: count(), amountFen: sql<number>`coalesce(sum(${statement.amountFen}), 0)`.mapWith(Number),
          due: sql<Date | null>`min(${statement.silentSince} + ${statement.silentDays} * interval '1 day')`.mapWith(statement.silentSince),
        })
        .from(statement)
        .where(and(statementsOf(db, caller), eq(statement.status, statementStatus.pending)))
      return row ?? { count: 0 }
    },
  },
}

const instantOf = (date: Date | null | undefined): string | null => (date ? toInstant(date) : null)

/** 待办 of a user: what waits, each kind with the list that shows it. */
export const todosOf = async (db: Db, caller: Caller, now: Date): Promise<Todo[]> => {
  const kinds = (Object.keys(todoKindNames) as TodoKind[]).flatMap((Kind) => {
    const source = sources[Kind]
    const isTheirs = source && (source.permission === undefined || caller.permissions.has(source.permission)) && source.isFor?.(caller) !== false
    return isTheirs && decideAccess(contract[source.list].access, caller) === 'allow' ? [{ Kind, ...source }] : []
  })
  return Promise.all(kinds.map(async ({ Kind, target, read }) => {
    const { count: Count, amountFen, since, due } = await read(db, caller, now)
    return {
      Kind,
      Name: todoKindNames[Kind],
      Count,
      Amount: amountFen === undefined ? null : toYuan(amountFen),
      Since: instantOf(since),
      Due: instantOf(due),
      Target: target,
    }
  }))
}
