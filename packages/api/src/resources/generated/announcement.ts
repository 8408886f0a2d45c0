// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** What the mall announces, to those whom it is for. */
export interface AnnouncementResource {
  /** Returns a page of the announcements for the caller, the newest first. One that is for a group, a company or a role does not exist for others. Needs no login. */
  readonly list: CallFunction<'POST /api/Announcement/List'>
  /** Returns one announcement that is for the caller. Needs no login. */
  readonly detail: CallFunction<'POST /api/Announcement/Detail'>
}
