// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { CallFunction } from '../bind.ts'

/** Notices for users who wait until a product is there again (到货通知). */
export interface RestockResource {
  /** Returns whether the user waits for a product in an area. Needs the permission `purchase`. */
  readonly state: CallFunction<'POST /api/Restock/State'>
  /** Asks for a notice once so many pieces of a product are there for the area. The notice comes once, and ends the wait; so do 180 days. Asked again, it is the new quantity that counts. Needs the permission `purchase`. */
  readonly ask: CallFunction<'POST /api/Restock/Ask'>
  /** Ends the wait for a product in an area. Needs the permission `purchase`. */
  readonly cancel: CallFunction<'POST /api/Restock/Cancel'>
}
