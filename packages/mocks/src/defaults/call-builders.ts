import type { CallKey, CallOutput } from '@mall/api/contract'
import { defaultResponse } from './default-response.ts'

interface Page {
  readonly Items: readonly object[]
  readonly total: number
}

/** Calls that answer with a page of a list. */
type PageKey = { [Key in CallKey]: CallOutput<Key> extends Page ? Key : never }[CallKey]

type PageOf<Key extends PageKey> = CallOutput<Key> & Page

/** The builder of what a call answers: as it does by default, with parts replaced. A list without pages is replaced as a whole. */
export const responseBuilder =
  <Key extends CallKey>(key: Key) =>
  (parts?: Partial<CallOutput<Key>>): CallOutput<Key> => {
    const response = structuredClone(defaultResponse(key))
    return (Array.isArray(response) ? (parts ?? response) : { ...(response as object), ...parts }) as CallOutput<Key>
  }

/**
 * The builder of a list's pages: as the call answers by default or, when rows are given, with these and no others: each of them is the
 * first row that the call answers, with its own parts. `rest` replaces what a page has beside its rows.
 */
export const pageBuilder =
  <Key extends PageKey>(key: Key) =>
  (rows?: readonly Partial<PageOf<Key>['Items'][number]>[], rest: Partial<PageOf<Key>> = {}): PageOf<Key> => {
    const page: PageOf<Key> = responseBuilder(key)()
    const [first] = page.Items
    const own = rows && { Items: rows.map((row) => ({ ...structuredClone(first), ...row })), total: rows.length }
    return { ...page, ...own, ...rest }
  }
