/** Whose tries are counted, whose browsers are known and whose secrets are sealed: a buyer by their id, or one of the seller's staff. */
export type Owner = number | `staff/${number}`

export const staffOwner = (staffId: number): Owner => `staff/${staffId}`
