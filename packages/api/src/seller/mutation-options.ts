import type { CallFunction, JsonKey } from '../client/keys.ts'
import type { CallOptions } from '../client/options.ts'
import type { SellerContract } from '../contract/seller/calls.ts'
import { sellerChanges } from '../contract/seller/changes.ts'
import { createMutationOptions, type CallMutation, type QueryCache } from '../query/mutation-options.ts'

const ofSeller = createMutationOptions<JsonKey<SellerContract>>(sellerChanges)

/**
 * The mutation of a seller's call, as `mutationOptions` of `@mall/api/query` is that of a mall's: `useMutation(sellerMutationOptions(seller.sellerStock.setWarning, useQueryClient()))`.
 * @throws TypeError for a function that is no call of a seller
 */
export const sellerMutationOptions = <Key extends JsonKey<SellerContract>>(call: CallFunction<Key>, cache: QueryCache, options: Omit<CallOptions, 'signal'> = {}): CallMutation<Key> => ofSeller(call, cache, options)
