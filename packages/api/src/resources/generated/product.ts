// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction, DownloadFunction } from '../bind.ts'

/** What the file of `imageSearch` must be. */
export const productImageSearchRules: FileRules = { allowedTypes: ['image/*'], maxSizeMB: 2, messages: { type: '请上传图片文件', maxSize: '图片大小不能超过2MB' } }

/** The catalogue. A login decides prices and which products are visible. */
export interface ProductResource {
  /** Returns the hottest keywords of a period. `hotKeywordPeriod` of the SDK returns the usual body. Needs no login. */
  readonly supposeCategory: CallFunction<'POST /api/Product/SupposeCategory'>
  /** Returns suggestions for what was typed so far. Needs no login. */
  readonly search: CallFunction<'POST /api/Product/Search'>
  /** Returns products that look like a picture. `ImageKey` opens the same result in `Product/List`. Needs no login. */
  readonly imageSearch: SendFileFunction<'POST /api/Product/ImageSearch'>
  /** Returns a page of products, filtered and sorted. Needs no login. */
  readonly list: CallFunction<'POST /api/Product/List'>
  /** Returns the details of one product. Needs no login. */
  readonly detail: CallFunction<'POST /api/Product/Detail'>
  /** Returns the stock of a quantity in an area. Needs no login. */
  readonly stock: CallFunction<'POST /api/Product/Stock'>
  /** Returns a page of the reviews of a product, the latest first. Needs no login. */
  readonly reviews: CallFunction<'POST /api/Product/Reviews'>
  /** Ranks products by orders of the last days. For 复购榜 it counts the orders beyond the first one of each buyer: a company of 全平台, a department of 本企业. For 降价榜 it compares with the earliest purchase of the period: its market price, or the price that the company paid. 全平台 is made every five minutes and is the same for everybody. */
  readonly rank: CallFunction<'POST /api/Product/Rank'>
  /** Selects products for an occasion within a budget (一键选品): three plans. What an occasion needs is data of the mall. The same request returns the same plans as long as catalogue, prices and stock are the same. A user who sees no prices is refused. Needs the permission `purchase`. */
  readonly select: CallFunction<'POST /api/Product/Select'>
  /** Returns a plan, as the user changed it, as an .xlsx file (选品单) with current prices. Needs the permission `purchase`. */
  readonly selectExport: DownloadFunction<'POST /api/Product/SelectExport'>
}
