import { contract, permissionsFor, type CallDefinition, type CallInput, type CallKey } from '@mall/api/contract'
import { plain, type Success } from './define.ts'
import { page } from './steps.ts'
import { buying } from './successes/buying.ts'
import { company } from './successes/company.ts'
import { people } from './successes/people.ts'

/** Lists whose request needs nothing but the page. */
type FirstPageKey = { [Key in CallKey]: CallInput<Key> extends { PageIndex: number } ? (typeof page extends CallInput<Key> ? Key : never) : never }[CallKey]

/** A case in which each call succeeds; a call without one, or one whose input is not its own, does not compile. A list is asked for its first page unless a case says more. */
const own: { readonly [Key in Exclude<CallKey, FirstPageKey>]: Success<Key> } & { readonly [Key in FirstPageKey]?: Success<Key> } = {
  ...people,
  ...buying,
  ...company,
}

/** Calls that need a permission are made by an account with all of them. */
const firstPage = (key: CallKey): Success<FirstPageKey> => {
  const { access }: CallDefinition = contract[key]
  return [permissionsFor(access).length > 0 ? 'admin' : 'buyer', plain(page)]
}

/** The case in which a call succeeds. */
export const successOf = (key: CallKey): Success => own[key] ?? firstPage(key)
