// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction, StreamFunction } from '../bind.ts'

/** What happened and concerns the user, in the enterprise of the session. */
export interface NoticeResource {
  /** Returns a page of the user’s notices, the latest first. */
  readonly list: CallFunction<'POST /api/Notice/List'>
  /** Marks notices as read, some of them or all. Ids that are not the user’s own are ignored. */
  readonly read: CallFunction<'POST /api/Notice/Read'>
  /** Returns how many notices are unread. */
  readonly count: CallFunction<'POST /api/Notice/Count'>
  /** Returns how the user wants to be notified of each kind. */
  readonly settings: CallFunction<'POST /api/Notice/Settings'>
  /** Sets how the user wants to be notified of these kinds. Kinds that are not sent stay as they are. It holds for what happens from now on. */
  readonly settingsSave: CallFunction<'POST /api/Notice/SettingsSave'>
  /** Sends the user’s notices as they come, as server-sent events. Begins with the number of unread ones. A header `Last-Event-ID` brings what came since then first. It ends with the session. Where the server cannot follow its database the call fails with `STREAM_UNAVAILABLE`: ask `Count` now and then instead. */
  readonly stream: StreamFunction<'GET /api/Notice/Stream'>
}
