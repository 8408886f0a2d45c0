import type { Bind } from './define.ts'

/** Delivery addresses. */
export const addressResource = ({ call }: Bind) => ({
  /** The user's addresses, the default one first. */
  list: call('POST /api/Address/List'),
  /** Adds an address, or changes the one with `AddressId`; at most 50. */
  save: call('POST /api/Address/Save'),
})
