// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** What the mall announces, as the seller writes it. */
export interface SellerAnnouncementResource {
  /** Returns a page of the announcements, the newest first. With the scope 名下客户: those for all, and for these customers. Needs the permission `content.view`. */
  readonly list: CallFunction<'POST /api/SellerAnnouncement/List'>
  /** Returns one announcement. Needs the permission `content.view`. */
  readonly detail: CallFunction<'POST /api/SellerAnnouncement/Detail'>
  /** Finds companies and groups of the caller’s customers by their name, for whom an announcement can be. Needs the permission `content.manage`. */
  readonly parties: CallFunction<'POST /api/SellerAnnouncement/Parties'>
  /** Returns what is drawn of a Markdown text. HTML, pictures and links that lead out of the web are a `MARKDOWN_INVALID`, which names the line. Needs the permission `content.view`. */
  readonly preview: CallFunction<'POST /api/SellerAnnouncement/Preview'>
  /** Begins an announcement, which nobody who buys sees before it is published. Needs the permission `content.manage`. */
  readonly create: CallFunction<'POST /api/SellerAnnouncement/Create'>
  /** Saves an announcement. What is published is changed for its readers at once. Needs the permission `content.manage`. */
  readonly save: CallFunction<'POST /api/SellerAnnouncement/Save'>
  /** Publishes an announcement, at once or with its first day; also one that was taken down. Needs the permission `content.manage`. */
  readonly publish: CallFunction<'POST /api/SellerAnnouncement/Publish'>
  /** Takes an announcement down. Needs the permission `content.manage`. */
  readonly takeDown: CallFunction<'POST /api/SellerAnnouncement/TakeDown'>
}
