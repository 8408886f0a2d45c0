// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `importCheck` must be. */
export const sellerStockImportCheckRules: FileRules = { maxSizeMB: 2, messages: { maxSize: '文件大小不能超过2MB' } }

/** Stock by warehouse, as the seller keeps it. */
export interface SellerStockResource {
  /** Returns a page of the stock in one warehouse. What has the least comes first. Needs the permission `stock.view`. */
  readonly list: CallFunction<'POST /api/SellerStock/List'>
  /** Returns what moved the stock of a product in one warehouse. Of orders of customers whom the user does not see it says no more than the pieces. Needs the permission `stock.view`. */
  readonly movements: CallFunction<'POST /api/SellerStock/Movements'>
  /** Changes the stock of a product in one warehouse, with a reason. After a count (盘点) the change is the difference to 账面; it is refused with `VERSION_CONFLICT` when 账面 is not any more what was seen, so that one difference is never written twice. Needs the permission `stock.manage`. */
  readonly adjust: CallFunction<'POST /api/SellerStock/Adjust'>
  /** Sets the warning level of a product in one warehouse. Needs the permission `stock.manage`. */
  readonly setWarning: CallFunction<'POST /api/SellerStock/SetWarning'>
  /** Sets where a product lies in one warehouse. Pick lists and sheets to count by go by it. Needs the permission `stock.manage`. */
  readonly setPlace: CallFunction<'POST /api/SellerStock/SetPlace'>
  /** Reads a count (盘点) from a workbook or from the text of a pasted table, says what is wrong with each cell, and saves nothing. The first row may name the columns; else they are 编码 仓库 账面 实盘 说明 库位. An empty 仓库 is 上海, an empty 账面 is what it is now, an empty 库位 leaves what there is. At most 500 rows. Needs the permission `stock.manage`. */
  readonly importCheck: SendFileFunction<'POST /api/SellerStock/ImportCheck'>
  /** Writes a count of several products, and where they lie; rows that cannot be written return why. Rows as `SellerStock/ImportCheck` returned them. Each is a count as with `Adjust`. Needs the permission `stock.manage`. */
  readonly import: CallFunction<'POST /api/SellerStock/Import'>
}
