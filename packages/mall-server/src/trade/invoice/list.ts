import { and, desc, inArray, or, sql, type SQL } from 'drizzle-orm'
import { issuedInvoices, redState, type InvoiceList, type InvoiceListRequest, type InvoiceSummary, type RedState } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { literals } from '../../platform/db/columns.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { hasNumber, hasText, isEqual, onDays } from '../../platform/lists/filters.ts'
import { listPage } from '../../platform/lists/list-page.ts'
import { countByStatus, statusCounts } from '../../platform/lists/status-counts.ts'
import type { ExportParts } from '../../platform/lists/workbook.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { invoiceRecords, record, toInvoiceSummary } from './records.ts'

/** The filters of list and export. */
export type InvoiceFilters = Omit<InvoiceListRequest, 'PageIndex' | 'PageSize' | 'SortField' | 'SortOrder'>

const sort = { columns: { ApplyTime: record.createdAt, Amount: record.amountFen }, byDefault: 'ApplyTime', last: record.id } as const

/** 待红冲: issued, and more is invoiced of one of its orders than was paid and not refunded. With names spelt out, as `trade/order/invoiceable.ts` has them. */
export const wantsRed = sql`(invoice.status in (${literals(...issuedInvoices)}) and exists (
  select 1 from invoice_order part join orders on orders.id = part.order_id
  where part.invoice_id = invoice.id and part.amount_fen > part.red_fen and orders.over_invoiced_fen > 0
))`

const inRedState: Readonly<Record<RedState, SQL>> = {
  [redState.wanted]: wantsRed,
  [redState.partly]: sql`(${record.redFen} > 0 and ${record.redFen} < ${record.amountFen})`,
}

/** The numbers of an application and of its invoice, and its title. */
export const hasKeyword = (Keyword: string | undefined): SQL | undefined => or(hasNumber(record.invoiceNo, Keyword), hasNumber(record.number, Keyword), hasText(record.title, Keyword))

/** All filters except the status: the tabs count with the same filters. */
const filtered = ({ Keyword, Type, BeginTime, EndTime, RedState: state }: InvoiceFilters): SQL | undefined =>
  and(
    hasKeyword(Keyword),
    isEqual(record.type, Type),
    onDays(record.createdAt, BeginTime, EndTime),
    state && inRedState[state],
  )

/** A page of the invoices within the caller's scope, with the counts of the tabs. */
export const listInvoices = async (db: Db, caller: Caller, request: InvoiceListRequest): Promise<InvoiceList> => {
  const { Status } = request
  const filters = filtered(request)
  const counts = await countByStatus(db, record, and(visibleTo(caller, record), filters))
  const rows = await listPage(invoiceRecords(db, caller, and(filters, isEqual(record.status, Status))).$dynamic(), sort, request)
  return {
    Items: rows.map((row) => toInvoiceSummary(caller, row)),
    ...statusCounts(counts, Status),
  }
}

const newestFirst = [desc(record.createdAt), desc(record.id)] as const

/** Every invoice that matches the filters, the newest first. */
export const invoicesForExport = (db: Db, caller: Caller, filters: InvoiceFilters): ExportParts<InvoiceSummary> => ({
  ids: async (limit) => {
    const found = await db
      .select({ id: record.id })
      .from(record)
      .where(and(visibleTo(caller, record), filtered(filters), isEqual(record.status, filters.Status)))
      .orderBy(...newestFirst)
      .limit(limit)
    return found.map(({ id }) => id)
  },
  rows: async (ids) => (await invoiceRecords(db, caller, inArray(record.id, [...ids])).orderBy(...newestFirst)).map((row) => toInvoiceSummary(caller, row)),
})
