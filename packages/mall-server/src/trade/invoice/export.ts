import type { InvoiceSummary } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import type { Caller, SheetDownload } from '../../platform/http/define-routes.ts'
import { columnsFor, exportInParts, type WorkbookColumn } from '../../platform/lists/workbook.ts'
import { invoicesForExport, type InvoiceFilters } from './list.ts'

const timeText = (instant: string): string => instant.slice(0, 16).replace('T', ' ')

const columns: readonly WorkbookColumn<InvoiceSummary>[] = [
  { title: '申请单号', width: 22, value: ({ InvoiceId }) => InvoiceId },
  { title: '类型', width: 12, value: ({ TypeName }) => TypeName },
  { title: '抬头', width: 36, value: ({ Title }) => Title },
  { title: '税号', width: 24, value: ({ TaxNo }) => TaxNo },
  { title: '金额', width: 14, value: ({ Amount }) => Amount, isMoney: true },
  { title: '税额', width: 14, value: ({ TaxAmount }) => TaxAmount, isMoney: true },
  { title: '红冲金额', width: 14, value: ({ RedAmount }) => RedAmount, isMoney: true },
  { title: '有效金额', width: 14, value: ({ ValidAmount }) => ValidAmount, isMoney: true },
  { title: '状态', width: 12, value: ({ StatusName }) => StatusName },
  { title: '发票号', width: 24, value: ({ InvoiceNumber }) => InvoiceNumber },
  { title: '开票日期', width: 18, value: ({ IssueTime }) => (IssueTime === null ? '—' : timeText(IssueTime)) },
  { title: '申请时间', width: 18, value: ({ ApplyTime }) => timeText(ApplyTime) },
  { title: '申请人', width: 16, value: ({ UserName }) => UserName },
  { title: '公司', width: 32, value: ({ EnterpriseName }) => EnterpriseName },
]

/** The invoices that match the filters, as a workbook. */
export const exportInvoices = (db: Db, caller: Caller, filters: InvoiceFilters, now: Date): Promise<SheetDownload> =>
  exportInParts('发票', columnsFor(caller, columns), invoicesForExport(db, caller, filters), now)
