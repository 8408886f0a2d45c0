import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { invoiceTitle } from '../db/schema/checkout.ts'

export type InvoiceTitle = typeof invoiceTitle.$inferSelect

/** More than a company has, so that the list is bounded. */
const maxTitles = 200

/** The titles that invoices of an enterprise can be made out to. */
export const invoiceTitlesOf = (db: Db, enterpriseId: number): Promise<InvoiceTitle[]> =>
  db.select().from(invoiceTitle).where(eq(invoiceTitle.enterpriseId, enterpriseId)).orderBy(asc(invoiceTitle.id)).limit(maxTitles)
