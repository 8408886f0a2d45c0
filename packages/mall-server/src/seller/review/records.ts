import { and, eq, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sellerReviewActions, type SellerReview, type SellerReviewAction } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { appUser, enterprise } from '../../platform/db/schema/organisation.ts'
import { lineReview as record } from '../../platform/db/schema/review.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { toInstant } from '../../platform/time.ts'
import { appendToWire, hidingToWire, replyToWire } from '../../trade/review/detail.ts'
import { ofCustomers } from '../account/portfolio.ts'

export { record }

export type ReviewRow = typeof record.$inferSelect

const replier = alias(staff, 'replier')
const hider = alias(staff, 'hider')

/** The reviews that exist for one of the staff: those of their customers. */
export const visibleTo = (db: Db, caller: StaffCaller): SQL | undefined => ofCustomers(db, caller, orders.enterpriseId)

/** What one of the staff may do with a review now. */
export const allowedActions = ({ permissions }: Pick<StaffCaller, 'permissions'>, { hiddenAt }: Pick<ReviewRow, 'hiddenAt'>): SellerReviewAction[] => {
  if (!permissions.has('service.manage')) return []
  const isShown = hiddenAt === null
  // Nobody would read the reply to a hidden one.
  const may: Readonly<Record<SellerReviewAction, boolean>> = { Reply: isShown, Hide: isShown, Show: !isShown }
  return sellerReviewActions.filter((action) => may[action])
}

/** Reviews with what a row shows of them. */
export const reviewRecords = (db: Db, caller: StaffCaller, where: SQL | undefined) =>
  db
    .select({ record, line: orderLine, orderNo: orders.orderNo, enterpriseId: orders.enterpriseId, enterprise: enterprise.name, user: displayName, replier: replier.name, hider: hider.name })
    .from(record)
    .innerJoin(orderLine, eq(orderLine.id, record.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(enterprise, eq(enterprise.id, orders.enterpriseId))
    .innerJoin(appUser, eq(appUser.id, record.userId))
    .leftJoin(replier, eq(replier.id, record.repliedBy))
    .leftJoin(hider, eq(hider.id, record.hiddenBy))
    .where(and(visibleTo(db, caller), where))

export type FoundReview = Awaited<ReturnType<typeof reviewRecords>>[number]

/** Whoever replied or hid it is 系统 where the mall did. */
const by = <Said extends object>(said: Said | null, name: string | null) => said && { ...said, By: name ?? '系统' }

export const toSellerReview = (caller: Pick<StaffCaller, 'permissions'>, { record: row, line, ...found }: FoundReview): SellerReview => ({
  ReviewId: row.id,
  OrderNo: found.orderNo,
  ProductCode: line.productCode,
  CustomerProductName: line.name,
  ImageUrl: line.imageUrl,
  Unit: line.unit,
  EnterpriseName: found.enterprise,
  UserName: found.user,
  Anonymous: row.isAnonymous,
  Stars: row.stars as SellerReview['Stars'],
  Text: row.text,
  Images: row.images,
  Time: toInstant(row.createdAt),
  Append: appendToWire(row),
  Reply: by(replyToWire(row), found.replier),
  Hidden: by(hidingToWire(row), found.hider),
  AllowActions: allowedActions(caller, row),
  Version: row.version,
})

/** @throws BusinessError `REVIEW_NOT_FOUND` */
export const findReview = async (db: Db, caller: StaffCaller, id: number): Promise<FoundReview> => {
  const [found] = await reviewRecords(db, caller, eq(record.id, id))
  if (found === undefined) throw new BusinessError('REVIEW_NOT_FOUND', '评价不存在')
  return found
}
