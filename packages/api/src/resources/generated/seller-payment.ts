// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `importCheck` must be. */
export const sellerPaymentImportCheckRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** Money that came in from customers, and what it was put on. */
export interface SellerPaymentResource {
  /** Returns a page of the money that came in from the caller’s customers. What nobody has claimed is shown to users with the scope 全部客户. Needs the permission `money.view`. */
  readonly list: CallFunction<'POST /api/SellerPayment/List'>
  /** Returns money that came in, with what it was put on and what it can be put on. Needs the permission `money.view`. */
  readonly detail: CallFunction<'POST /api/SellerPayment/Detail'>
  /** Finds customers by a part of their name, to say who paid. Needs the permission `money.manage`. */
  readonly customers: CallFunction<'POST /api/SellerPayment/Customers'>
  /** Writes money down that came in. A bank’s reference that is there already is a `PAYMENT_REFERENCE_TAKEN`. Needs the permission `money.manage`. */
  readonly create: CallFunction<'POST /api/SellerPayment/Create'>
  /** Says whose money it is, as long as nothing of it is on a statement. Needs the permission `money.manage`. */
  readonly claim: CallFunction<'POST /api/SellerPayment/Claim'>
  /** Puts money on confirmed statements of its company (核销); one that is paid in full is settled. Needs the permission `money.manage`. */
  readonly match: CallFunction<'POST /api/SellerPayment/Match'>
  /** Pays an order that waits for its transfer (公司转账) in full, as its company’s finance does by `Payment/ConfirmTransfer`; it cannot be undone. One bank’s reference pays no more than it is, whoever confirms. The purchaser gets a notice. Needs the permission `money.manage`. */
  readonly payOrder: CallFunction<'POST /api/SellerPayment/PayOrder'>
  /** Takes money off a statement again, with a reason; one that was settled is 已确认 again. Needs the permission `money.manage`. */
  readonly unmatch: CallFunction<'POST /api/SellerPayment/Unmatch'>
  /** Declares void what was written down by mistake, as long as nothing of it is on a statement. Its reference is free again. Needs the permission `money.manage`. */
  readonly void: CallFunction<'POST /api/SellerPayment/Void'>
  /** Reads lines of a bank from a workbook or from the text of a pasted table, says what becomes of each, and saves nothing. The first row may name the columns; else they are 日期 金额 对方户名 流水号 附言 客户. The column 去向 says of each whether it is new, whose it is, what it would be put on, or that it is there already. At most 500 rows. Needs the permission `money.manage`. */
  readonly importCheck: SendFileFunction<'POST /api/SellerPayment/ImportCheck'>
  /** Writes lines of a bank; those that are there already change nothing, and rows that cannot be written return why. Rows as `SellerPayment/ImportCheck` returned them. A line whose note names one statement with just this amount unpaid is put on it. Needs the permission `money.manage`. */
  readonly import: CallFunction<'POST /api/SellerPayment/Import'>
}
