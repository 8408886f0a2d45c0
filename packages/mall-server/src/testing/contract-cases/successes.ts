import { permissionsFor, type CallInput, type CallOutput } from '@mall/api/contract'
import { allCalls, type AnyCallDefinition, type AnyCallKey } from '@mall/api/seller/contract'
import { plain, type ContractTarget, type Success } from './define.ts'
import { get, need, page } from './steps.ts'
import { buying } from './successes/buying.ts'
import { company } from './successes/company.ts'
import { customerViews } from './successes/customer-views.ts'
import { people } from './successes/people.ts'
import { announcements } from './successes/announcements.ts'
import { help } from './successes/help.ts'
import { reviews } from './successes/reviews.ts'
import { site } from './successes/site.ts'
import { replyTemplates } from './successes/reply-templates.ts'
import { searchWords } from './successes/search-words.ts'
import { sellerHome } from './successes/seller-home.ts'
import { sellerSide } from './successes/seller-side.ts'
import { statements } from './successes/statements.ts'

/** Lists whose request needs nothing but the page. */
type FirstPageKey = { [Key in AnyCallKey]: CallInput<Key> extends { PageIndex: number } ? (typeof page extends CallInput<Key> ? Key : never) : never }[AnyCallKey]

/** The rows of the list of a call's own controller; never where it has none. */
type RowBeside<Key> = Key extends `POST /api/${infer Controller}/${string}` ? (CallOutput<Extract<AnyCallKey, `POST /api/${Controller}/List`>> extends { readonly Items: readonly (infer Row)[] } ? Row : never) : never

/** Actions that need nothing but a row of their controller's list which allows them. */
type RowActionKey = {
  [Key in AnyCallKey]: [RowBeside<Key>] extends [never]
    ? never
    : [RowBeside<Key>] extends [{ readonly AllowActions: readonly (infer Action extends string)[] }]
      ? Key extends `${string}/${Action}`
        ? CallInput<Key> extends { readonly Version: number }
          ? RowBeside<Key> extends Omit<CallInput<Key>, 'RequestId'>
            ? Key
            : never
          : never
        : never
      : never
}[AnyCallKey]

type DerivedKey = FirstPageKey | RowActionKey

/**
 * A case in which each call succeeds; a call without one, or one whose input is not its own, does not compile. Unless a case says more, a list is asked for its first page, and
 * an action that needs nothing but a row is made on the first that allows it.
 */
const own: { readonly [Key in Exclude<AnyCallKey, DerivedKey>]: Success<Key> } & { readonly [Key in DerivedKey]?: Success<Key> } = {
  ...people,
  ...buying,
  ...company,
  ...announcements,
  ...help,
  ...reviews,
  ...site,
  ...replyTemplates,
  ...searchWords,
  ...sellerHome,
  ...customerViews,
  ...sellerSide,
  ...statements,
}

/** Calls that need a permission are made by an account with all of them. */
const firstPage = (key: AnyCallKey): Success<FirstPageKey> => {
  const { access }: AnyCallDefinition = allCalls[key]
  if (access.who === 'staff') return ['seller', plain(page)]
  return [permissionsFor(access).length > 0 ? 'admin' : 'buyer', plain(page)]
}

/** The first row that allows the action, in the fields that the call takes. */
const onRow = (key: AnyCallKey): Success => {
  const { access, body }: AnyCallDefinition = allCalls[key]
  const who = access.who === 'staff' ? 'seller' : 'buyer'
  const [, , controller, action = ''] = key.split('/')
  const input = async (target: ContractTarget) => {
    const { Items } = (await get(target, `POST /api/${controller}/List` as AnyCallKey, { ...page, PageSize: 1000 }, who)) as { readonly Items: readonly (object & { readonly AllowActions: readonly string[] })[] }
    const row = need(Items.find(({ AllowActions }) => AllowActions.includes(action)), `record of ${who} that allows ${key}`)
    return body?.parse({ ...row, RequestId: crypto.randomUUID() })
  }
  return [who, input as Success[1]]
}

/** The case in which a call succeeds. */
export const successOf = (key: AnyCallKey): Success => {
  const { body }: AnyCallDefinition = allCalls[key]
  return own[key] ?? (body?.safeParse(page).success === true ? firstPage(key) : onRow(key))
}
