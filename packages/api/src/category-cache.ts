import { createTimedCache } from './cache.ts'
import type { CallOptions } from './client/options.ts'
import type { Category1 } from './contract/category.ts'
import type { Mall } from './create-mall.ts'
import { ownerOf } from './session/session.ts'
import { defaultStorage } from './session/storage.ts'
import { waitFor } from './wait.ts'

/** How long a customer's tree is kept: half an hour, in ms. The public one is kept 24 h. */
const customerTtlMs = 1_800_000

/** The category tree that the user is to see. */
export interface CategoryCache {
  /** The customer's tree when logged in, else the public one; requested once, even when many callers load it at the same time. */
  load(options?: CallOptions): Promise<Category1[]>
  /** Forgets all trees. */
  clear(): void
}

/** Keeps category trees, per user, in local storage; the customers' are forgotten at logout. */
export const createCategoryCache = (
  mall: Pick<Mall, 'category' | 'session'>,
  { storage = defaultStorage() }: { storage?: Storage } = {},
): CategoryCache => {
  const cache = createTimedCache(storage, 'mall:categories:')
  const loading = new Map<string, Promise<Category1[]>>()

  const fetchTree = async (owner: string | null, key: string, options: CallOptions): Promise<Category1[]> => {
    const tree = await (owner === null ? mall.category.mallCategories({}, options) : mall.category.getCustomerCategories({}, options))
    // A tree that arrives after a logout is not kept.
    if (ownerOf(mall.session.get()) === owner) cache.set(key, tree, owner === null ? undefined : customerTtlMs)
    return tree
  }

  mall.session.subscribe(() => {
    if (mall.session.get() === null) cache.clear()
  })

  return {
    clear: cache.clear,
    load: ({ signal, ...options } = {}) => {
      const owner = ownerOf(mall.session.get())
      const key = owner ?? 'public'
      const kept = cache.get(key)
      if (kept !== undefined) return waitFor(Promise.resolve(kept as Category1[]), signal)
      let request = loading.get(key)
      if (!request) {
        // When one caller aborts, the others keep waiting for the same response.
        request = fetchTree(owner, key, options).finally(() => loading.delete(key))
        request.catch(() => undefined)
        loading.set(key, request)
      }
      return waitFor(request, signal)
    },
  }
}
