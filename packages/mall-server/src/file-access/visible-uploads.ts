import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { visibleApprovals } from '../approval/scope.ts'
import type { Db } from '../db/client.ts'
import { afterSales } from '../db/schema/after-sales.ts'
import { orderApproval } from '../db/schema/approval.ts'
import { inquiry, inquiryLine } from '../db/schema/inquiry.ts'
import { orders } from '../db/schema/order.ts'
import { uploadedFile } from '../db/schema/organisation.ts'
import type { Caller } from '../http/define-routes.ts'
import { visibleTo } from '../lists/visible-to.ts'
import { visibleOrders } from '../order/scope.ts'

const one = { one: sql`1` }

const address = sql`'/files/' || ${uploadedFile.id}::text`
const namedFile = sql`jsonb_build_array(jsonb_build_object('Url', ${address}))`

/**
 * Of which records an upload is part that the caller may see. What a record shows are uploads of its own user, so that only their records
 * are looked through.
 */
const isPartOfVisible = (db: Db, caller: Caller): SQL | undefined => {
  const decides = db.select(one).from(orderApproval).where(and(eq(orderApproval.orderId, orders.id), visibleApprovals(db, caller)))
  const ofOrder = db
    .select(one)
    .from(orders)
    .where(and(eq(orders.userId, uploadedFile.userId), sql`${orders.attachments} @> ${namedFile}`, or(visibleOrders(caller), exists(decides))))
  const ofService = db
    .select(one)
    .from(afterSales)
    .where(and(eq(afterSales.userId, uploadedFile.userId), sql`${afterSales.images} @> ${namedFile}`, visibleTo(caller, afterSales)))
  const ofInquiry = db
    .select(one)
    .from(inquiryLine)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .where(and(eq(inquiry.userId, uploadedFile.userId), sql`${inquiryLine.images} @> jsonb_build_array(${address})`, visibleTo(caller, inquiry)))
  return or(exists(ofOrder), exists(ofService), exists(ofInquiry))
}

/**
 * An upload that is public, the caller's own, or part of a record that they may see (null: a visitor); null for any other, as if it did
 * not exist.
 */
export const findVisibleUpload = async (db: Db, id: string, caller: Caller | null) => {
  const isOwn = (reader: Caller) => and(eq(uploadedFile.userId, reader.userId), eq(uploadedFile.enterpriseId, reader.enterpriseId))
  const isVisible = caller === null ? undefined : or(isOwn(caller), isPartOfVisible(db, caller))
  const [row] = await db.select().from(uploadedFile).where(and(eq(uploadedFile.id, id), or(eq(uploadedFile.isPublic, true), isVisible)))
  return row ?? null
}
