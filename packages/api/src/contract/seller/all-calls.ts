import { contract, type CallKey } from '../calls.ts'
import type { CallDefinition } from '../define.ts'
import type { SellerCallDefinition } from './access.ts'
import { sellerContract, type SellerKey } from './calls.ts'

export type AllCalls = typeof contract & typeof sellerContract

/** Every call of the wire, the mall's and the seller's: what the server serves. */
export const allCalls: AllCalls = { ...contract, ...sellerContract }

/** A call of the mall, or of the seller's side. */
export type AnyCallKey = CallKey | SellerKey

/** What any of them is. */
export type AnyCallDefinition = CallDefinition | SellerCallDefinition

/** Whether a call is one of the seller's side. */
export const isSellerKey = (key: AnyCallKey): key is SellerKey => key in sellerContract
