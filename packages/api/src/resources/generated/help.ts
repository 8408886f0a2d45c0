// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Help, and the pages about the mall. */
export interface HelpResource {
  /** Returns the pages that the seller published, in their order. A page that is not among them is the one that the mall is built with. Needs no login. */
  readonly pages: CallFunction<'POST /api/Help/Pages'>
}
