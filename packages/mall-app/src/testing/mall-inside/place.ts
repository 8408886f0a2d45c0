import { sitePath } from '@mall/api/contract'
import { demoPeople, demoPerson } from './demo-people.ts'

/** Who looks at the mall, and where. */
export interface MallPlace {
  /** The account of one of the demo's people; '' for a visitor. */
  readonly account: string
  /** A path of the mall with its query. */
  readonly at: string
}

/**
 * A path that comes through an address unchanged: Storybook writes a parameter as it is and reads it decoded, any number of times. What an
 * address has a meaning for is escaped with `~`.
 */
const escaped = (at: string): string => encodeURIComponent(at).replaceAll('~', '%7E').replaceAll('%2F', '/').replaceAll('%', '~')

const unescaped = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('~', '%'))
  } catch {
    return null
  }
}

/** A place as parameters of an address. Nothing else of a session is in it. */
export const writePlace = ({ account, at }: MallPlace): { readonly as: string; readonly at: string } => ({ as: account, at: escaped(at) })

/** The place that an address names; the first buyer's for somebody unknown, the person's first page for a path that is none of the mall. */
export const readPlace = (search: string): MallPlace => {
  const parameters = new URLSearchParams(search)
  const named = parameters.get('as')
  const account = demoPeople.some((person) => person.account === named) ? (named ?? '') : 'buyer'
  return { account, at: sitePath(unescaped(parameters.get('at') ?? '')) ?? demoPerson(account).opens }
}
