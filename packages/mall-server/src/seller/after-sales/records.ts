import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { actionsFor, afterSalesLifecycle, afterSalesStatus, returnMode } from '@mall/api/contract'
import { sellerAfterSalesActions, type ReviewTurn, type SellerAfterSales, type SellerAfterSalesAction, type WorkCalendar } from '@mall/api/seller/contract'
import { leftOf, nothingWaits, type TimeLeft } from '../../platform/calendar/time-left.ts'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { afterSales as record } from '../../platform/db/schema/after-sales.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { factsOf } from '../../trade/after-sales/records.ts'
import { ofCustomers } from '../account/portfolio.ts'

export { record }

/** The services that exist for one of the staff: those of their customers. */
export const visibleTo = (db: Db, caller: StaffCaller): SQL | undefined => ofCustomers(db, caller, record.enterpriseId)

/** Applications in 待审核, by whose turn it is. */
export const isTurnOf = (turn: ReviewTurn): SQL | undefined => and(eq(record.status, afterSalesStatus.pendingReview), turn === 'seller' ? isNull(record.askedAt) : isNotNull(record.askedAt))

/** What a user with these permissions may do with a service now: the seller's moves of its life cycle. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, service: Pick<typeof record.$inferSelect, 'status' | 'returnMode' | 'askedAt'>): SellerAfterSalesAction[] => {
  if (!permissions.has('service.manage')) return []
  const moves: readonly string[] = actionsFor(afterSalesLifecycle, service.status, ['seller'])
  const isOpen = (action: SellerAfterSalesAction): boolean => {
    // One question at a time: the next one after the answer.
    if (action === 'Ask') return service.status === afterSalesStatus.pendingReview && service.askedAt === null
    // With 自行寄回 the applicant alone knows the number.
    return moves.includes(action) && (action !== 'FillExpress' || service.returnMode === returnMode.pickup)
  }
  return sellerAfterSalesActions.filter(isOpen)
}

/** Services with what a row shows of them. */
export const serviceRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) =>
  db
    .select({ record, orderNo: orders.orderNo, paymentType: orders.paymentType, line: orderLine, user: displayName, enterprise: enterprise.name })
    .from(record)
    .innerJoin(orders, eq(orders.id, record.orderId))
    .innerJoin(orderLine, eq(orderLine.id, record.lineId))
    .innerJoin(enterprise, eq(enterprise.id, record.enterpriseId))
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .where(and(visibleTo(db, caller), where))

type Row = Awaited<ReturnType<typeof serviceRecords>>[number]

/** How long an application may wait for its check, without the time that the applicant took to answer. */
const timeLeftOf = ({ status, askedAt, checkSince, createdAt }: Row['record'], calendar: WorkCalendar, now: Date): TimeLeft =>
  status === afterSalesStatus.pendingReview && askedAt === null ? leftOf(calendar, 'Check', checkSince ?? createdAt, now) : nothingWaits

export const toSellerAfterSales = (caller: StaffCaller, found: Row, calendar: WorkCalendar, now: Date): SellerAfterSales => ({
  ...factsOf(found),
  EnterpriseName: found.enterprise,
  UserName: found.user,
  ...timeLeftOf(found.record, calendar, now),
  AllowActions: allowedActions(caller, found.record),
})

/**
 * One of the services that exist for a caller.
 * @throws BusinessError `AFTER_SALES_NOT_FOUND`
 */
export const findService = async (db: Db, caller: StaffCaller, returnNo: string): Promise<Row> => {
  const [row] = await serviceRecords(db, caller, eq(record.returnNo, returnNo))
  if (row === undefined) throw new BusinessError('AFTER_SALES_NOT_FOUND', '售后服务单不存在')
  return row
}
