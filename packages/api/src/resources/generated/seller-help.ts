// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Help and the pages about the mall, as the seller writes them. */
export interface SellerHelpResource {
  /** Returns all pages of help, in their order. Needs the permission `content.view`. */
  readonly pages: CallFunction<'POST /api/SellerHelp/Pages'>
  /** Returns one page of help with its draft. Needs the permission `content.view`. */
  readonly detail: CallFunction<'POST /api/SellerHelp/Detail'>
  /** Returns a page of the published versions of a page of help, the newest first. Needs the permission `content.view`. */
  readonly versions: CallFunction<'POST /api/SellerHelp/Versions'>
  /** Returns what is drawn of a page of help with this text. HTML, pictures, links that lead out of the web, and a text without a title are a `MARKDOWN_INVALID`, which names the line. Needs the permission `content.view`. */
  readonly preview: CallFunction<'POST /api/SellerHelp/Preview'>
  /** Saves what was changed of a page of help; nobody who buys sees it. All editors work on one draft of each page. It may have what cannot be published yet. A draft that says what is shown is none. Needs the permission `content.manage`. */
  readonly saveDraft: CallFunction<'POST /api/SellerHelp/SaveDraft'>
  /** Publishes the draft of a page of help as a new version, which is read from now on. Refused with `MARKDOWN_INVALID` as `Preview` is. Needs the permission `content.manage`. */
  readonly publish: CallFunction<'POST /api/SellerHelp/Publish'>
  /** Shows an earlier version of a page of help again, as a new one. The draft stays as it is. Needs the permission `content.manage`. */
  readonly restore: CallFunction<'POST /api/SellerHelp/Restore'>
}
