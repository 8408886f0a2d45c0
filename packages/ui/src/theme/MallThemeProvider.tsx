'use client'

import { useContext, useMemo, type ComponentPropsWithRef, type CSSProperties, type ElementType } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { type Brand } from './brand.ts'
import { ThemeContext, type MallMessages } from './context.ts'
import { Root } from './MallThemeProvider.styles.ts'
import type { Density, Scheme } from './tokens.ts'
import { brandVariables } from './variables.ts'

/** Props of {@link MallThemeProvider}; all other props are passed to its element. */
export interface MallThemeProviderProps extends ComponentPropsWithRef<'div'> {
  /** The tenant's brand. Inherited from the provider above by default; 石青 at the root. */
  brand?: Brand | undefined
  /** `system` follows the user's setting in CSS, without a script. `light` by default. */
  scheme?: Scheme | undefined
  /** Size of controls and rows; `data-density` on any element below changes it for that part. */
  density?: Density | undefined
  /** Texts that replace the Chinese defaults, by component name. */
  messages?: MallMessages | undefined
  /** The element to render: `div` by default. */
  as?: ElementType | undefined
}

/**
 * Provides the theme: one element with `data-mall-theme`, `data-scheme`, `data-density` and the `--mall-*` variables.
 * Works in server-rendered HTML without a script; a change of scheme or density only changes an attribute, and
 * no child renders again.
 */
export const MallThemeProvider = withRef(function MallThemeProvider({
  brand,
  scheme = 'light',
  density = 'default',
  messages,
  style,
  children,
  ...rest
}: MallThemeProviderProps) {
  const above = useContext(ThemeContext)
  const value = useMemo(
    () => ({ brand: brand ?? above.brand, messages: messages ? { ...above.messages, ...messages } : above.messages }),
    [brand, messages, above],
  )
  const variables = useMemo(() => (brand ? { ...(brandVariables(brand) as CSSProperties), ...style } : style), [brand, style])
  return (
    <ThemeContext.Provider value={value}>
      <Root {...rest} {...(variables ? { style: variables } : {})} data-mall-theme="" data-scheme={scheme} data-density={density}>
        {children}
      </Root>
    </ThemeContext.Provider>
  )
})
