import type { Brand } from '@mall/ui/theme'
import { useMemo, useSyncExternalStore } from 'react'
import { parseBrand } from '../../../.storybook/pages/foundations/brand-editor/parse-brand.ts'

const storageKey = 'mall-docs-brand'
const listeners = new Set<() => void>()

/** The stored text; nothing where the browser keeps no storage for the page. */
const read = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Draws the examples of all pages with a brand, or with the house's again; other tabs follow. */
export const putInUse = (brand: Brand | null): void => {
  try {
    if (brand === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(brand))
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

const brandIn = (text: string | null): Brand | undefined => {
  const parsed = text === null ? undefined : parseBrand(text)
  return parsed !== undefined && 'brand' in parsed ? parsed.brand : undefined
}

/** The brand that a reader put in use; undefined while the page is as it was built. */
export const useBrandInUse = (): Brand | undefined => {
  const text = useSyncExternalStore(subscribe, read, () => null)
  return useMemo(() => brandIn(text), [text])
}

let atLoad: string | null | undefined

const readOnce = (): string | null => {
  if (atLoad === undefined) atLoad = read()
  return atLoad
}

/** The one that was in use when the page was opened: an editor goes on from it, and is not begun again by what it puts in use itself. */
export const useBrandAtLoad = (): Brand | undefined => {
  const text = useSyncExternalStore(subscribe, readOnce, () => null)
  return useMemo(() => brandIn(text), [text])
}
