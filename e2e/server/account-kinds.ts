/** How many accounts of each kind are copies of the demo account of the same name. */
export const copiedAccounts = { buyer: 240, admin: 40, finance: 30, left: 10, other: 20, buyer2: 30 } as const

/** How many accounts of each kind a server under test has. */
export const accountKinds = { ...copiedAccounts, founder: 14 } as const

/** What an account may be used for. `left` is disabled; `other` belongs to a company of another group; `buyer2` has an order that arrived and an inquiry that was quoted; `founder` administers an otherwise empty company. */
export type AccountKind = keyof typeof accountKinds

/** How many accounts of the staff are copies of the demo account of the same name. */
export const staffKinds = { accountant: 16, seller: 8 } as const

export type StaffKind = keyof typeof staffKinds

/** Account number `index` of a kind, from 1. */
export const accountName = (kind: AccountKind | StaffKind, index: number): string => `${kind}${String(index).padStart(3, '0')}`

/** The accounts that are made in a mall without the demo. */
export const firstAdministrator = ['--company', '新程商贸有限公司', '--tax-no', '91000000DEMA000013', '--account', 'lin', '--name', '林晓'] as const

/** The first administrator of the seller's side, made as an operator makes one. */
export const firstSeller = ['--account', 'shen', '--name', '沈岚'] as const
