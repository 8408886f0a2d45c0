import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { MallThemeProvider } from '../../packages/ui/src/theme/MallThemeProvider.tsx'
import type { Density, Scheme } from '../../packages/ui/src/theme/tokens.ts'
import { tenants } from '../decorators/tenants.ts'
import { GuideOf } from '../guides/GuideOf.tsx'
import { ReferenceOf } from '../guides/ReferenceOf.tsx'
import type { GuideLanguage } from './guide-language.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useGlobals } from './use-globals.ts'

/** The language that was chosen for the pages of components. */
export const useGuideLanguage = (): GuideLanguage => (useGlobals(useContext(DocsContext)).language === 'en' ? 'en' : 'zh')

/** What is said of a component of `@mall/ui` in the chosen language: its guide, drawn as the toolbar wants it, or its page for developers. */
export const EntryGuide = ({ entry }: { readonly entry: string }) => {
  const { tenant, scheme, density, direction } = useGlobals(useContext(DocsContext))
  const language = useGuideLanguage()
  return (
    <>
      <LanguageSwitch language={language} />
      {language === 'en' ? (
        <ReferenceOf entry={entry} />
      ) : (
        <MallThemeProvider brand={tenants[String(tenant)]} scheme={scheme as Scheme} density={density as Density} dir={direction === 'rtl' ? 'rtl' : 'ltr'}>
          <GuideOf entry={entry} />
        </MallThemeProvider>
      )}
    </>
  )
}
