// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, DownloadFunction, SendFileFunction } from '../bind.ts'

/** What the file of `uploadPicture` must be. */
export const sellerProductUploadPictureRules: FileRules = { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], maxSizeMB: 10, messages: { type: '只支持 JPEG、PNG、WebP、AVIF 图片', maxSize: '图片不能超过 10MB' } }

/** Products as the seller keeps them. */
export interface SellerProductResource {
  /** Returns a page of all products, 在售 and 下架. The newest comes first. Needs the permission `product.view`. */
  readonly list: CallFunction<'POST /api/SellerProduct/List'>
  /** Returns the filtered products as an .xlsx file, the newest first. The file has the columns of a table of products (`SellerProductImport/Template`) that the caller may fill in: it can be changed and imported, and importing it unchanged changes nothing. What a cell cannot say stays empty, which leaves what there is. At most 10,000 products in one file. 成本 and 底价 need `cost.view`. Stock is in none of them: orders move it. The export is recorded in the audit log. Needs the permission `product.view`. */
  readonly export: DownloadFunction<'POST /api/SellerProduct/Export'>
  /** Returns the categories and brands that the list can be narrowed by. Needs the permission `product.view`. */
  readonly choices: CallFunction<'POST /api/SellerProduct/Choices'>
  /** Returns one product with all that the seller keeps of it. Needs the permission `product.view`. */
  readonly detail: CallFunction<'POST /api/SellerProduct/Detail'>
  /** Returns what the fields of a product can be chosen from. Needs the permission `product.view`. */
  readonly fieldChoices: CallFunction<'POST /api/SellerProduct/FieldChoices'>
  /** Returns what the shop shows of a description. Markdown as HTML, without what is not shown: scripts, styles, frames, and pictures of other hosts. Needs the permission `product.view`. */
  readonly previewDescription: CallFunction<'POST /api/SellerProduct/PreviewDescription'>
  /** Makes a product, off sale, with what it cannot be without. The other fields are those of `emptyProductFields`. `SaveDraft` and `Publish` fill it in. A brand of a new name is made. Needs the permission `product.manage`. */
  readonly create: CallFunction<'POST /api/SellerProduct/Create'>
  /** Keeps what was changed of a product, without publishing it. A field that is what buyers see leaves the draft; without any field there is none. Fields that the user may not see stay as the draft has them. Needs the permission `product.manage`. */
  readonly saveDraft: CallFunction<'POST /api/SellerProduct/SaveDraft'>
  /** Throws the draft of a product away. Fields that the user may not see stay in it. Needs the permission `product.manage`. */
  readonly discardDraft: CallFunction<'POST /api/SellerProduct/DiscardDraft'>
  /** Shows buyers what the draft of a product has. All fields of `productProblems` must be right. Fields that the user may not see stay in the draft. Needs the permission `product.manage`. */
  readonly publish: CallFunction<'POST /api/SellerProduct/Publish'>
  /** Returns what was published of a product, the newest first. Needs the permission `product.view`. */
  readonly history: CallFunction<'POST /api/SellerProduct/History'>
  /** Uploads one photo for a product and returns its address. Its content decides what it is. It is turned upright, loses all that its camera wrote into it, and is kept in three widths as AVIF and WebP. `SetPictures` shows it; one that is never shown is deleted after a day. Needs the permission `product.manage`. */
  readonly uploadPicture: SendFileFunction<'POST /api/SellerProduct/UploadPicture'>
  /** Sets the photos of a product, in their order. The first is the main picture. With none the product is shown by its drawings. Needs the permission `product.manage`. */
  readonly setPictures: CallFunction<'POST /api/SellerProduct/SetPictures'>
  /** Changes the market prices of a product, for every order from now on. `repriced` returns the prices of all tiers for another first one. What carts, orders and agreements with a price of their own say stays. Whoever manages the prices of their own customers alone may not. Needs the permission `product.manage` or `price.manage`. */
  readonly setPrice: CallFunction<'POST /api/SellerProduct/SetPrice'>
  /** Changes the stock of a product in the warehouse of Shanghai. The difference of both numbers is applied: what was ordered since stays ordered. Needs the permission `stock.manage`. */
  readonly setStock: CallFunction<'POST /api/SellerProduct/SetStock'>
  /** Puts products on sale or takes them off; those that cannot be return why. Needs the permission `product.manage`. */
  readonly shelve: CallFunction<'POST /api/SellerProduct/Shelve'>
  /** Moves products into other categories; those that cannot be moved return why. Each names its category, so that a change is taken back by a request of the same kind. A draft that has another category gives way. What was ordered and reported stays in the category that it had. Needs the permission `product.manage`. */
  readonly setCategory: CallFunction<'POST /api/SellerProduct/SetCategory'>
  /** Changes the tax rates of products, for every order from now on; those that cannot be changed return why. Each names its rate, so that a change is taken back by a request of the same kind. A draft that has another rate gives way. Prices include the tax and stay. Needs the permission `product.manage`. */
  readonly setTaxRate: CallFunction<'POST /api/SellerProduct/SetTaxRate'>
}
