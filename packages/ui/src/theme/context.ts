import { createContext, useContext } from 'react'
import { defaultBrand, type Brand } from './brand.ts'

/** Texts that replace the Chinese defaults, by the component's name: `{ SearchBox: { search: 'Search' } }`. */
export type MallMessages = Readonly<Record<string, object>>

/** What the theme tells the components below it. Scheme and density are CSS alone and not in here. */
export interface ThemeContextValue {
  /** None where no provider above has one: components that ask for texts alone do not carry the house brand along. */
  brand?: Brand | undefined
  messages: MallMessages
}

export const ThemeContext = createContext<ThemeContextValue>({ messages: {} })

/** The brand of the nearest `MallThemeProvider`. */
export function useBrand(): Brand {
  return useContext(ThemeContext).brand ?? defaultBrand
}

/**
 * The texts of one component: its Chinese defaults, replaced by the provider's, replaced by those in its own props.
 * @param component the exported name, e.g. `SearchBox`
 */
export function useMessages<T extends object>(component: string, defaults: T, own?: Partial<T>): T {
  const shared = useContext(ThemeContext).messages[component]
  return shared || own ? { ...defaults, ...shared, ...own } : defaults
}
