/** How many accounts of each kind are copies of the demo account of the same name. */
export const copiedAccounts = { buyer: 200, admin: 30, finance: 10, left: 10, other: 10, buyer2: 20 } as const

/** How many accounts of each kind a server under test has. */
export const accountKinds = { ...copiedAccounts, founder: 2 } as const

/** What an account may be used for. `left` is disabled; `other` belongs to a company of another group; `buyer2` has an order that arrived and an inquiry that was quoted; `founder` administers a company of which there is nothing else. */
export type AccountKind = keyof typeof accountKinds

/** Account number `index` of a kind, from 1. */
export const accountName = (kind: AccountKind, index: number): string => `${kind}${String(index).padStart(3, '0')}`
