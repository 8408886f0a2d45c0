// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `import` must be. */
export const quickOrderImportRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** Ordering by code and quantity. */
export interface QuickOrderResource {
  /** Says of each row whether it can be bought, for the usual delivery area of the user. Needs the permission `purchase`. */
  readonly check: CallFunction<'POST /api/QuickOrder/Check'>
  /** Reads rows from a workbook or from the text of a pasted table, and saves nothing. The first row may name the columns; else they are 商品编码 数量 备注. Codes stay texts. At most 200 rows. Needs the permission `purchase`. */
  readonly import: SendFileFunction<'POST /api/QuickOrder/Import'>
  /** Puts rows in the cart as far as they can be bought there, with a result for each. Needs the permission `purchase`. */
  readonly addToCart: CallFunction<'POST /api/QuickOrder/AddToCart'>
}
