// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { FileRules } from '../../files.ts'
import type { CallFunction, SendFileFunction } from '../bind.ts'

/** What the file of `uploadPicture` must be. */
export const sellerHomeUploadPictureRules: FileRules = { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'], maxSizeMB: 10, messages: { type: '只支持 JPEG、PNG、WebP、AVIF 图片', maxSize: '图片不能超过 10MB' } }

/** The home page, as the seller makes it. */
export interface SellerHomeResource {
  /** Returns the home page with its draft. Needs the permission `content.view`. */
  readonly detail: CallFunction<'POST /api/SellerHome/Detail'>
  /** Saves what was changed of the home page; nobody who buys sees it. All editors work on one draft. It may have what cannot be published yet. A draft that says what is shown is none. Needs the permission `content.manage`. */
  readonly saveDraft: CallFunction<'POST /api/SellerHome/SaveDraft'>
  /** Throws the draft of the home page away. Needs the permission `content.manage`. */
  readonly discardDraft: CallFunction<'POST /api/SellerHome/DiscardDraft'>
  /** Publishes the draft as a new version, at once or at a time. A version that is planned is one of its own: what is edited later is a new draft. Needs the permission `content.manage`. */
  readonly publish: CallFunction<'POST /api/SellerHome/Publish'>
  /** Cancels a version that is planned and not shown yet. Needs the permission `content.manage`. */
  readonly cancelPlan: CallFunction<'POST /api/SellerHome/CancelPlan'>
  /** Shows an earlier version again, as a new one. The draft stays as it is. Needs the permission `content.manage`. */
  readonly restore: CallFunction<'POST /api/SellerHome/Restore'>
  /** Returns a page of the published versions, the newest first. Needs the permission `content.view`. */
  readonly versions: CallFunction<'POST /api/SellerHome/Versions'>
  /** Uploads a picture of a banner and returns its address. As `SellerProduct/UploadPicture`. `SaveDraft` keeps it; one that is never saved is deleted after a day. Needs the permission `content.manage`. */
  readonly uploadPicture: SendFileFunction<'POST /api/SellerHome/UploadPicture'>
  /** Renders the home page as a visitor would see it with this content. Needs the permission `content.view`. */
  readonly preview: CallFunction<'POST /api/SellerHome/Preview'>
  /** Makes a key with which somebody without a login sees the draft for a day. The key shows what the draft is now, whatever becomes of it. The page that takes it reads it behind `#`. Needs the permission `content.manage`. */
  readonly shareDraft: CallFunction<'POST /api/SellerHome/ShareDraft'>
  /** Renders a preview that somebody was given the key of. Needs no login. */
  readonly shared: CallFunction<'POST /api/SellerHome/Shared'>
}
