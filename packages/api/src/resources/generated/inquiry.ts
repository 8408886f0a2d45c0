// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `import` must be. */
export const inquiryImportRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** Inquiries for products that the catalogue lacks or that are wanted at another price. */
export interface InquiryResource {
  /** Returns a page of the inquiries that the user may see, filtered and sorted. Needs the permission `purchase`. */
  readonly list: CallFunction<'POST /api/Inquiry/List'>
  /** Returns one inquiry with its lines, its quote and its messages. Needs the permission `purchase`. */
  readonly detail: CallFunction<'POST /api/Inquiry/Detail'>
  /** Sends an inquiry, or changes the one with `InquiryId` while nobody has quoted for it. Needs the permission `purchase`. */
  readonly save: CallFunction<'POST /api/Inquiry/Save'>
  /** Reads the lines of an inquiry from a workbook or from the text of a pasted table, and saves nothing. The first row may name the columns; else they are 商品名称 品牌 型号 规格 单位 数量 目标单价 期望到货日 参考链接 备注. At most 100 rows. Needs the permission `purchase`. */
  readonly import: SendFileFunction<'POST /api/Inquiry/Import'>
  /** Accepts a quote and puts what is offered into the cart, where the quoted prices hold until the quote expires. When one of the products cannot be bought, nothing is accepted. Needs the permission `purchase`. */
  readonly accept: CallFunction<'POST /api/Inquiry/Accept'>
  /** Declines a quote. Needs the permission `purchase`. */
  readonly decline: CallFunction<'POST /api/Inquiry/Decline'>
  /** Takes an inquiry back before it is quoted for. Needs the permission `purchase`. */
  readonly cancel: CallFunction<'POST /api/Inquiry/Cancel'>
  /** Writes to the seller while the inquiry is open. Needs the permission `purchase`. */
  readonly message: CallFunction<'POST /api/Inquiry/Message'>
}
