// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction, DownloadFunction } from '../bind.ts'

/** What the file of `upload` must be. */
export const sellerInvoiceUploadRules: FileRules = { maxSizeMB: 5, messages: { maxSize: '文件大小不能超过5MB' } }

/** Invoices as the seller issues and reverses them. */
export interface SellerInvoiceResource {
  /** Returns a page of the customers’ applications for invoices. The newest comes first. Needs the permission `money.view`. */
  readonly list: CallFunction<'POST /api/SellerInvoice/List'>
  /** Returns one application with what the invoice must say. Needs the permission `money.view`. */
  readonly detail: CallFunction<'POST /api/SellerInvoice/Detail'>
  /** Takes an application on: 待审核 becomes 开票中, and its applicant cannot withdraw it any more. From then on it is left to the staff, also where the demo plays the seller. Needs the permission `money.manage`. */
  readonly approve: CallFunction<'POST /api/SellerInvoice/Approve'>
  /** Rejects an application: 待审核 becomes 已驳回, and its orders can be invoiced again. Needs the permission `money.manage`. */
  readonly reject: CallFunction<'POST /api/SellerInvoice/Reject'>
  /** Leaves it to the tax platform (数电平台) to issue what is to be issued next: the invoice, or the red letter under way. Not for paper, and only where a platform is connected: else `Ask` is not among `AllowActions`. What it issues is checked as with `Issue`; what it does not is in `Platform`, and can be asked for again. Until then nobody else issues it. However often it is asked for, it is issued once. Needs the permission `money.manage`. */
  readonly ask: CallFunction<'POST /api/SellerInvoice/Ask'>
  /** Uploads one file of an invoice that is to be issued: PDF, OFD, or the XML of a 数电发票, which it reads. Its content decides what it is. `Issue` and `RedIssue` make it part of an invoice; one that never becomes it is deleted after a day. Needs the permission `money.manage`. */
  readonly upload: SendFileFunction<'POST /api/SellerInvoice/Upload'>
  /** Issues the invoice with its files: 开票中 becomes 已开票. Needs the permission `money.manage`. */
  readonly issue: CallFunction<'POST /api/SellerInvoice/Issue'>
  /** Issues the red letter under way with its files: 红冲中 becomes 已红冲, or 已开票 while something stays valid. Needs the permission `money.manage`. */
  readonly redIssue: CallFunction<'POST /api/SellerInvoice/RedIssue'>
  /** Refuses the red letter under way: 红冲中 becomes 已开票 again. Needs the permission `money.manage`. */
  readonly redReject: CallFunction<'POST /api/SellerInvoice/RedReject'>
  /** Returns a file of an issued invoice, or of one of its red letters, as its buyer gets it. Needs the permission `money.view`. */
  readonly download: DownloadFunction<'POST /api/SellerInvoice/Download'>
  /** Sends an issued invoice by mail, with its files. At most five times an hour for each invoice, whoever sends it. Needs the permission `money.manage`. */
  readonly resend: CallFunction<'POST /api/SellerInvoice/Resend'>
}
