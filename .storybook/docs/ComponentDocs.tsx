import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { MallThemeProvider } from '../../packages/ui/src/theme/MallThemeProvider.tsx'
import type { Density, Scheme } from '../../packages/ui/src/theme/tokens.ts'
import { tenants } from '../decorators/tenants.ts'
import { GuideOf } from '../guides/GuideOf.tsx'
import { useGlobals } from './use-globals.ts'

/** The page of a component of `@mall/ui`: its guide as the toolbar wants it drawn, then its stories and its props. */
export const ComponentDocs = ({ entry }: { readonly entry: string }) => {
  const { tenant, scheme, density, direction } = useGlobals(useContext(DocsContext))
  return (
    <>
      <Title />
      <Subtitle />
      <MallThemeProvider brand={tenants[String(tenant)]} scheme={scheme as Scheme} density={density as Density} dir={direction === 'rtl' ? 'rtl' : 'ltr'}>
        <GuideOf entry={entry} />
      </MallThemeProvider>
      <Description of="meta" />
      <Primary />
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      <Stories />
    </>
  )
}
