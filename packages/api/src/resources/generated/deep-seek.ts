// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { ReplyFunction, CallFunction } from '../bind.ts'

/** The adviser: conversations of the user, in the enterprise of the session. */
export interface DeepSeekResource {
  /** Asks the adviser, and sends the answer as server-sent events while it comes. The answer ends with `done`, or with `error`. Ending the request stops it; what was said so far is stored. A user has one answer at a time: another fails with `CHAT_BUSY`. */
  readonly chat: ReplyFunction<'POST /api/DeepSeek/Chat'>
  /** Returns the user’s conversations, the latest first, and who answers. */
  readonly sessionList: CallFunction<'POST /api/DeepSeek/SessionList'>
  /** Gives a conversation another name. */
  readonly sessionRename: CallFunction<'POST /api/DeepSeek/SessionRename'>
  /** Deletes a conversation with all that was said in it. */
  readonly sessionDelete: CallFunction<'POST /api/DeepSeek/SessionDelete'>
  /** Returns what was said in a conversation, the earliest first. */
  readonly messageList: CallFunction<'POST /api/DeepSeek/MessageList'>
  /** Says whether an answer was useful. */
  readonly feedback: CallFunction<'POST /api/DeepSeek/Feedback'>
}
