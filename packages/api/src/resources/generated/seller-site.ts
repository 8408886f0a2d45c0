// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `uploadLogo` must be. */
export const sellerSiteUploadLogoRules: FileRules = { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], maxSizeMB: 10, messages: { type: '只支持 JPEG、PNG、WebP、AVIF 图片', maxSize: '图片不能超过 10MB' } }

/** What the site shows of itself, as the seller sets it. */
export interface SellerSiteResource {
  /** Returns the settings of the site. Needs the permission `content.view`. */
  readonly detail: CallFunction<'POST /api/SellerSite/Detail'>
  /** Saves the settings of the site; whoever opens a page within ten seconds or later gets them. All of them at once. What is as the environment says is not kept, so that it follows the environment. Needs the permission `content.manage`. */
  readonly save: CallFunction<'POST /api/SellerSite/Save'>
  /** Uploads a logo or an icon of the site and returns its address. As `SellerProduct/UploadPicture`. `Save` keeps it; one that is never saved is deleted after a day. Needs the permission `content.manage`. */
  readonly uploadLogo: SendFileFunction<'POST /api/SellerSite/UploadLogo'>
}
