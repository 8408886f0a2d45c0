// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, DownloadFunction } from '../bind.ts'

/** Invoices of what was bought, from the application to the red letter. */
export interface InvoiceResource {
  /** Returns a page of the completed orders that the user can have invoiced. Needs the permission `invoice.manage`. */
  readonly applyableList: CallFunction<'POST /api/Invoice/ApplyableList'>
  /** Applies for an invoice, once per `RequestId`. All invoices of an order together never have more than what is paid of it, freight too, without the goods that were returned. Needs the permission `invoice.manage`. */
  readonly apply: CallFunction<'POST /api/Invoice/Apply'>
  /** Returns the titles of a company. Needs the permission `invoice.manage`. */
  readonly titleList: CallFunction<'POST /api/Invoice/TitleList'>
  /** Adds a title to a company, or changes one. Needs the permission `invoice.manage`. */
  readonly titleSave: CallFunction<'POST /api/Invoice/TitleSave'>
  /** Returns a page of the invoices that the user may see, filtered and sorted. Needs the permission `invoice.view`. */
  readonly list: CallFunction<'POST /api/Invoice/List'>
  /** Returns the filtered invoices as an .xlsx file. At most 10,000 invoices in one file. Needs the permission `invoice.view`. */
  readonly export: DownloadFunction<'POST /api/Invoice/Export'>
  /** Returns the details of one invoice. Needs the permission `invoice.view`. */
  readonly detail: CallFunction<'POST /api/Invoice/Detail'>
  /** Cancels an application that was not reviewed yet: its orders can be invoiced again. Needs the permission `invoice.manage`. */
  readonly cancel: CallFunction<'POST /api/Invoice/Cancel'>
  /** Applies for a red letter of an invoice, over what is valid of it or a part of that, once per `RequestId`. One at a time, any number after each other. What was reversed can be invoiced again, as far as it was not returned. Needs the permission `invoice.manage`. */
  readonly redApply: CallFunction<'POST /api/Invoice/RedApply'>
  /** Returns a file of an issued invoice, or of one of its red letters, named by its number. Paper invoices are posted and have no file. Needs the permission `invoice.view`. */
  readonly download: DownloadFunction<'POST /api/Invoice/Download'>
  /** Sends an issued invoice by mail, with its files. At most five times an hour for each invoice. Needs the permission `invoice.manage`. */
  readonly resend: CallFunction<'POST /api/Invoice/Resend'>
}
