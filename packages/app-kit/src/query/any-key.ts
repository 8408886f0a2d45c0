import type { JsonKey } from '@mall/api'
import type { AllCalls } from '@mall/api/seller/contract'

/** A call of the mall or of the seller's side that sends JSON: the kit serves apps of both. */
export type AnyJsonKey = JsonKey<AllCalls>
