import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { afterSales, afterSalesMessage } from '../../platform/db/schema/after-sales.ts'
import { inquiry, inquiryLine } from '../../platform/db/schema/inquiry.ts'
import { orderRefusal, orders } from '../../platform/db/schema/order.ts'
import { uploadedFile } from '../../platform/db/schema/organisation.ts'
import { statement, statementMessage, statementRow } from '../../platform/db/schema/statement.ts'

const one = { one: sql`1` }
const address = sql`'/files/' || ${uploadedFile.id}::text`
const namedFile = sql`jsonb_build_array(jsonb_build_object('Url', ${address}))`

/** Which records count: those that any user may see. */
export interface Counting {
  readonly order: SQL | undefined
  readonly service: SQL | undefined
  readonly inquiry: SQL | undefined
  readonly statement: SQL | undefined
}

/**
 * The row of an upload is part of a record, one that counts where that is said. What a record shows are uploads of its own user, so that only
 * their records are looked through. What is shown to everybody is marked in the row itself.
 */
export const isPartOfRecord = (db: Db, counting?: Counting): SQL | undefined => {
  const ofOrder = db
    .select(one)
    .from(orders)
    .where(and(eq(orders.userId, uploadedFile.userId), sql`${orders.attachments} @> ${namedFile}`, counting?.order))
  const ofRefusal = db
    .select(one)
    .from(orderRefusal)
    .innerJoin(orders, eq(orders.id, orderRefusal.orderId))
    .where(and(eq(orders.userId, uploadedFile.userId), sql`${orderRefusal.images} @> ${namedFile}`, counting?.order))
  const ofService = db
    .select(one)
    .from(afterSales)
    .where(and(eq(afterSales.userId, uploadedFile.userId), sql`${afterSales.images} @> ${namedFile}`, counting?.service))
  const ofAnswer = db
    .select(one)
    .from(afterSalesMessage)
    .innerJoin(afterSales, eq(afterSales.id, afterSalesMessage.afterSalesId))
    .where(and(eq(afterSales.userId, uploadedFile.userId), sql`${afterSalesMessage.images} @> ${namedFile}`, counting?.service))
  const ofInquiry = db
    .select(one)
    .from(inquiryLine)
    .innerJoin(inquiry, eq(inquiry.id, inquiryLine.inquiryId))
    .where(and(eq(inquiry.userId, uploadedFile.userId), sql`${inquiryLine.images} @> jsonb_build_array(${address})`, counting?.inquiry))
  // The first part is that of the index `statement_message_user`.
  const ofDispute = db
    .select(one)
    .from(statementMessage)
    .innerJoin(statementRow, eq(statementRow.id, statementMessage.rowId))
    .innerJoin(statement, eq(statement.id, statementRow.statementId))
    .where(and(eq(statementMessage.userId, uploadedFile.userId), sql`${statementMessage.images} <> '[]' and ${statementMessage.images} @> ${namedFile}`, counting?.statement))
  return or(exists(ofOrder), exists(ofRefusal), exists(ofService), exists(ofAnswer), exists(ofInquiry), exists(ofDispute))
}
