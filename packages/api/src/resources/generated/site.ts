// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** What a site of the group shows of itself. */
export interface SiteResource {
  /** Returns what the site shows of itself: name, hotlines, licences, links. The pages of the mall carry it already. Needs no login. */
  readonly config: CallFunction<'POST /api/Site/Config'>
}
