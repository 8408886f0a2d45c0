// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** The home page. */
export interface HomeResource {
  /** Returns the content of the home page. Needs no login. */
  readonly index: CallFunction<'POST /api/Home/Index'>
}
