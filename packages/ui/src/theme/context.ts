'use client'

import { createContext, useContext } from 'react'
import { defaultBrand, type Brand } from './brand.ts'

/** Texts that replace the Chinese defaults, by the component's name: `{ SearchBox: { search: 'Search' } }`. */
export type MallMessages = Readonly<Record<string, object>>

/** The theme context. Scheme and density are CSS only and not part of it. */
export interface ThemeContextValue {
  /** Undefined without a provider that sets it, so that components that only need texts do not bundle the default brand. */
  brand?: Brand | undefined
  messages: MallMessages
}

export const ThemeContext = createContext<ThemeContextValue>({ messages: {} })

/** The brand of the nearest `MallThemeProvider`. */
export const useBrand = (): Brand => useContext(ThemeContext).brand ?? defaultBrand

/**
 * The texts of one component: its Chinese defaults, replaced by the provider's, replaced by those in its own props.
 * @param component the exported name, e.g. `SearchBox`
 */
export const useMessages = <T extends object>(component: string, defaults: T, own?: Partial<T>): T => {
  const shared = useContext(ThemeContext).messages[component]
  return shared || own ? { ...defaults, ...shared, ...own } : defaults
}
