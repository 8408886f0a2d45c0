// Generated from the contract by `npm run generate`. Change the contract, not this file.
import type { Bind, CallFunction } from '../bind.ts'

/** Delivery addresses. */
export interface AddressResource {
  /** Returns the user’s delivery addresses, the default one first. */
  readonly list: CallFunction<'POST /api/Address/List'>
  /** Adds an address, or changes the one with `AddressId`. A user has at most 50. A change carries the `Version` that was read; an older one is a `VERSION_CONFLICT`. Needs the permission `address.manage`. */
  readonly save: CallFunction<'POST /api/Address/Save'>
}

export const addressResource = ({ call }: Bind): AddressResource => ({
  list: call('POST /api/Address/List'),
  save: call('POST /api/Address/Save'),
})
