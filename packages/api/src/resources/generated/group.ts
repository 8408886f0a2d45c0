// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The enterprise group as its administrators see it. */
export interface GroupResource {
  /** Returns facts, look and companies of the user’s enterprise group. Of the companies only those within the data scope of the user’s roles. Needs the permission `group.view`. */
  readonly info: CallFunction<'POST /api/Group/Info'>
  /** Changes facts and look of the group, and what its companies may buy and see. The facts are for those whose data scope is the group. What the companies may buy and see counts from the next call of everybody. Needs the permission `group.manage`. */
  readonly save: CallFunction<'POST /api/Group/Save'>
}
