import type { CallOutput } from '@mall/api/contract'
import type { AnyCallKey } from '@mall/api/seller/contract'
import { defaultResponse } from './default-response.ts'

/** A page of a list. */
export interface Page {
  readonly Items: readonly object[]
  readonly total: number
}

/** Calls that answer with a page of a list. */
export type PageKey = { [Key in AnyCallKey]: CallOutput<Key> extends Page ? Key : never }[AnyCallKey]

/** The page with which a call answers. */
export type PageOf<Key extends PageKey> = CallOutput<Key> & Page

/** The builder of a call's response: the default one with parts replaced. A list without pages is replaced as a whole. */
export const responseBuilder =
  <Key extends AnyCallKey>(key: Key) =>
  (parts?: Partial<CallOutput<Key>>): CallOutput<Key> => {
    const response = structuredClone(defaultResponse(key))
    return (Array.isArray(response) ? (parts ?? response) : { ...(response as object), ...parts }) as CallOutput<Key>
  }

/**
 * The builder of a list's pages: the default response or, when rows are given, one with only these rows. Each of them is the
 * first default row with parts replaced. `rest` replaces fields of the page beside its rows.
 */
export const pageBuilder =
  <Key extends PageKey>(key: Key) =>
  (rows?: readonly Partial<PageOf<Key>['Items'][number]>[], rest: Partial<PageOf<Key>> = {}): PageOf<Key> => {
    const page: PageOf<Key> = responseBuilder(key)()
    const [first] = page.Items
    const own = rows && { Items: rows.map((row) => ({ ...structuredClone(first), ...row })), total: rows.length }
    return { ...page, ...own, ...rest }
  }
