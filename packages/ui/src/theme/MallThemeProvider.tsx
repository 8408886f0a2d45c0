'use client'

import { useContext, useEffect, useMemo, type ComponentPropsWithRef, type CSSProperties, type ElementType } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import type { MallMessages } from '../messages/types.ts'
import type { Brand } from './brand.ts'
import { LookContext, ThemeContext } from './context.ts'
import { knownBrand, type BrandProblem } from './known-brand.ts'
import { Root } from './MallThemeProvider.styles.ts'
import type { Density, Scheme } from './tokens.ts'
import { brandVariables } from './variables.ts'

/** Props of {@link MallThemeProvider}; all other props are passed to its element. */
export interface MallThemeProviderProps extends ComponentPropsWithRef<'div'> {
  /** The tenant's brand. Inherited from the provider above by default; 石青 at the root. */
  brand?: Brand | undefined
  /** `system` follows the user's setting in CSS, without a script. Inherited from the provider above by default; `light` at the root. */
  scheme?: Scheme | undefined
  /** Size of controls and rows. Inherited from the provider above by default; `default` at the root. */
  density?: Density | undefined
  /** Texts that replace the Chinese defaults, by component name. */
  messages?: MallMessages | undefined
  /** Paints the page behind the provider's element too, in the canvas of its scheme: that shows when scrolling beyond its end. */
  paintBody?: boolean | undefined
  /** The element to render: `div` by default. */
  as?: ElementType | undefined
}

const reported = new Set<string>()

/** Reports each problem of a brand once. An error must not reach the tree, which it would unmount. */
const useReport = (problems: readonly BrandProblem[]): void => {
  useEffect(() => {
    for (const { text } of problems) {
      if (reported.has(text)) continue
      reported.add(text)
      // eslint-disable-next-line no-console -- the site has no other place where its configuration is judged
      console.error(`MallThemeProvider: ${text}`)
    }
  }, [problems])
}

const nothing = { known: undefined, problems: [] }

/**
 * Provides the theme: one element with `data-mall-theme`, `data-scheme`, `data-density` and the `--mall-*` variables. The two attributes
 * work on any element below it too. Works in server-rendered HTML without a script; a change of scheme or density only changes an
 * attribute, and no child renders again. On a touch screen controls are 40 px high in each density. A field of a brand that cannot be read
 * is reported to the console, in production by its name alone, and left out; a colour or a name is the mall's own then.
 *
 * @example
 * import { Button } from '@mall/ui/button'
 * import { MallThemeProvider, type Brand } from '@mall/ui/theme'
 *
 * const brand: Brand = { name: '青松采购', primary: '#2F6B3A', radius: 6 }
 *
 * export const App = () => (
 *   <MallThemeProvider brand={brand} scheme="system" density="comfortable" paintBody>
 *     <Button variant="primary">提交订单</Button>
 *     <section data-scheme="dark">始终深色</section>
 *   </MallThemeProvider>
 * )
 */
export const MallThemeProvider = withRef(function MallThemeProvider(props: MallThemeProviderProps) {
  const { brand, scheme, density, messages, paintBody = false, style, children, ...rest } = props
  const above = useContext(ThemeContext)
  const look = useContext(LookContext)
  const { known, problems } = useMemo(() => (brand ? knownBrand(brand) : nothing), [brand])
  useReport(problems)
  const value = useMemo(
    () => ({ brand: known ?? above.brand, messages: messages ? { ...above.messages, ...messages } : above.messages }),
    [known, messages, above],
  )
  const below = useMemo(() => ({ scheme: scheme ?? look?.scheme ?? 'light', density: density ?? look?.density ?? 'default' }), [scheme, density, look])
  const variables = useMemo(() => (known ? { ...(brandVariables(known) as CSSProperties), ...style } : style), [known, style])
  // A brand's colours are selected on the element that declares them, so the scheme must be on the same element.
  const { scheme: ownScheme, density: ownDensity } = look && !known ? { scheme, density } : below
  return (
    <ThemeContext.Provider value={value}>
      <LookContext.Provider value={below}>
        <Root
          {...rest}
          {...(variables ? { style: variables } : {})}
          data-mall-theme=""
          data-scheme={ownScheme}
          data-density={ownDensity}
          data-paint-body={paintBody ? '' : undefined}
        >
          {children}
        </Root>
      </LookContext.Provider>
    </ThemeContext.Provider>
  )
}, true)
