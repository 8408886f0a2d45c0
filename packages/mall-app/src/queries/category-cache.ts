import type { CategoryCache } from '@mall/api'
import { createContext, use } from 'react'

/** Category trees, kept across reloads. */
export const CategoryCacheContext = createContext<CategoryCache | null>(null)

/** Throws outside of the providers. */
export const useCategoryCache = (): CategoryCache => {
  const cache = use(CategoryCacheContext)
  if (!cache) throw new Error('CategoryCacheContext has no value: render the screen inside AppProviders.')
  return cache
}
