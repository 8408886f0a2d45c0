import { useCallback } from 'react'
import type { AnyList, QueryOf } from './define-list.ts'

/**
 * Links of a list's rows that show one of them beside the list, by its key. The function stays the same while the list does.
 * @param path the list's own address: one that begins with `?` would reload the page
 */
export const usePeekHref = <One extends AnyList>(path: string, list: One, query: QueryOf<One>): ((key: string) => string) => {
  const address = list.format({ ...(query as ReturnType<AnyList['parse']>), peek: '' }).toString()
  return useCallback((key) => `${path}?${address && `${address}&`}Peek=${encodeURIComponent(key)}`, [path, address])
}
