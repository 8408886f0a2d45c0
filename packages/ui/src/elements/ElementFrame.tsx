import { useMemo, type ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'
import type { MallMessages } from '../messages/types.ts'
import type { Brand } from '../theme/brand.ts'
import { MallThemeProvider } from '../theme/MallThemeProvider.tsx'
import type { Density, Scheme } from '../theme/tokens.ts'

interface ElementFrameProps {
  /** Where the styles go. */
  target: ShadowRoot
  /** As JSON, so that a brand that is written again the same way is the same brand. */
  brand: string | null
  scheme: string | null
  density: string | null
  messages: MallMessages
  children: ReactNode
}

/** The page around the element paints its ground. */
const bare = { background: 'none' }

/** A brand that cannot be parsed has nothing that is known: the provider reports that, and draws the mall's own. */
const parsed = (brand: string): Brand => {
  try {
    return Object(JSON.parse(brand)) as Brand
  } catch {
    return {} as Brand
  }
}

/** What is around the component of an element: its styles in the shadow root, and the theme. */
export const ElementFrame = ({ target, brand, scheme, density, messages, children }: ElementFrameProps) => {
  const known = useMemo(() => (brand === null ? undefined : parsed(brand)), [brand])
  return (
    // As text: rules that a script inserts are lost when the element moves in the page.
    <StyleSheetManager target={target} disableCSSOMInjection>
      <MallThemeProvider
        brand={known}
        scheme={(scheme ?? undefined) as Scheme | undefined}
        density={(density ?? undefined) as Density | undefined}
        messages={messages}
        style={bare}
      >
        {children}
      </MallThemeProvider>
    </StyleSheetManager>
  )
}
