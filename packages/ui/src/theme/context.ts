'use client'

import { createContext, useContext } from 'react'
import { defaultBrand, type Brand } from './brand.ts'
import type { Density, Scheme } from './tokens.ts'

/** Filled in by the site's bundler. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Texts by the name of the component. `MallMessages` lists them all; a component knows only its own. */
type Texts = Readonly<Record<string, object | undefined>>

/** The theme context. Scheme and density are CSS only and not part of it. */
export interface ThemeContextValue {
  /** Undefined without a provider that sets it, so that components that only need texts do not bundle the default brand. */
  brand?: Brand | undefined
  messages: Texts
}

const outside: ThemeContextValue = { messages: {} }

export const ThemeContext = createContext(outside)

/** The values that the nearest provider was given or inherited: read only by providers below it, so that a change renders nothing else. */
export const LookContext = createContext<{ scheme: Scheme; density: Density } | null>(null)

let hasWarned = false

const warnOnce = (component: string): void => {
  if (hasWarned) return
  hasWarned = true
  // eslint-disable-next-line no-console -- nothing else explains to a developer why everything is black on white
  console.warn(`${component} is outside of a MallThemeProvider, and so has none of its colours and sizes.`)
}

/** Reports, once for the page, a component that no provider is above. */
export const useProvider = (component: string): void => {
  if (useContext(ThemeContext) === outside) warnOnce(component)
}

/** The brand of the nearest `MallThemeProvider`. */
export const useBrand = (): Brand => useContext(ThemeContext).brand ?? defaultBrand

/**
 * The texts of one component: its Chinese defaults, replaced by the provider's, replaced by those in its own props.
 * @param component the exported name, e.g. `SearchBox`
 */
export const useMessages = <T extends object>(component: string, defaults: T, own?: Partial<T>): T => {
  const theme = useContext(ThemeContext)
  if (process.env.NODE_ENV !== 'production' && theme === outside) warnOnce(component)
  const shared = theme.messages[component]
  return shared || own ? { ...defaults, ...shared, ...own } : defaults
}
