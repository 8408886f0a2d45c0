import { permissionsFor, type CallInput } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { plain, type Success } from './define.ts'
import { page } from './steps.ts'
import { buying } from './successes/buying.ts'
import { company } from './successes/company.ts'
import { people } from './successes/people.ts'
import { sellerSide } from './successes/seller-side.ts'

/** Lists whose request needs nothing but the page. */
type FirstPageKey = { [Key in AnyCallKey]: CallInput<Key> extends { PageIndex: number } ? (typeof page extends CallInput<Key> ? Key : never) : never }[AnyCallKey]

/** A case in which each call succeeds; a call without one, or one whose input is not its own, does not compile. A list is asked for its first page unless a case says more. */
const own: { readonly [Key in Exclude<AnyCallKey, FirstPageKey>]: Success<Key> } & { readonly [Key in FirstPageKey]?: Success<Key> } = {
  ...people,
  ...buying,
  ...company,
  ...sellerSide,
}

/** Calls that need a permission are made by an account with all of them. */
const firstPage = (key: AnyCallKey): Success<FirstPageKey> => {
  const { access }: AnyCallDefinition = allCalls[key]
  if (access.who === 'staff') return ['seller', plain(page)]
  return [permissionsFor(access).length > 0 ? 'admin' : 'buyer', plain(page)]
}

/** The case in which a call succeeds. */
export const successOf = (key: AnyCallKey): Success => own[key] ?? firstPage(key)
