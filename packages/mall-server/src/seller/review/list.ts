import { and, count, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { lowStars, sellerReviewTabNames, type SellerReviewList, type SellerReviewListRequest, type SellerReviewTab } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { orderLine, orders } from '../../platform/db/schema/order.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { hasNumber, hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { hasImages } from '../../trade/review/product-reviews.ts'
import { record, reviewRecords, toSellerReview, visibleTo } from './records.ts'

const tabs = Object.keys(sellerReviewTabNames) as readonly SellerReviewTab[]

const isOn: Readonly<Record<SellerReviewTab, SQL | undefined>> = {
  waiting: and(isNull(record.hiddenAt), isNull(record.repliedAt)),
  low: and(isNull(record.hiddenAt), lte(record.stars, lowStars)),
  hidden: isNotNull(record.hiddenAt),
}

const sort = { columns: { Time: record.createdAt }, byDefault: 'Time', last: record.id } as const

const hasKeyword = (text: string | undefined): SQL | undefined =>
  or(hasNumber(orders.orderNo, text), hasText(orderLine.name, text), text?.trim() ? eq(orderLine.productCode, text.trim()) : undefined)

/** All filters except the tab: the tabs count with the same filters. */
const filtered = ({ Keyword, Customer, Stars, OnlyWithImages, BeginTime, EndTime }: SellerReviewListRequest): SQL | undefined =>
  and(hasKeyword(Keyword), hasText(enterprise.name, Customer), isEqual(record.stars, Stars), OnlyWithImages ? hasImages : undefined, onDays(record.createdAt, BeginTime, EndTime))

const countTabs = async (db: Db, where: SQL | undefined): Promise<Readonly<Record<SellerReviewTab | 'all', number>>> => {
  const counted = (tab: SellerReviewTab) => sql<number>`count(*) filter (where ${isOn[tab]})`.mapWith(Number)
  const [counts] = await db
    .select({ all: count(), waiting: counted('waiting'), low: counted('low'), hidden: counted('hidden') })
    .from(record)
    .innerJoin(orderLine, eq(orderLine.id, record.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLine.orderId))
    .innerJoin(enterprise, eq(enterprise.id, orders.enterpriseId))
    .where(where)
  return counts ?? { all: 0, waiting: 0, low: 0, hidden: 0 }
}

/** A page of what the caller's customers wrote of products, with the counts of the tabs. */
export const listReviews = async (db: Db, caller: StaffCaller, request: SellerReviewListRequest): Promise<SellerReviewList> => {
  const { Tab } = request
  const where = filtered(request)
  const counts = await countTabs(db, and(visibleTo(db, caller), where))
  const rows = await listPage(reviewRecords(db, caller, and(where, Tab === undefined ? undefined : isOn[Tab])).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toSellerReview(caller, row)),
    total: Tab === undefined ? counts.all : counts[Tab],
    TabCounts: tabs.map((tab) => ({ Tab: tab, Count: counts[tab] })),
    All: counts.all,
  }
}
