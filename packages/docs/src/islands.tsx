import type { ComponentType, ReactNode } from 'react'
import type { Guide } from '../../ui/src/testing/guide.ts'
import { MallThemeProvider } from '@mall/ui/theme'
import { BrandNote, InBrand } from './BrandInUse.tsx'
import { GuideOfComponent } from './GuideOfComponent.tsx'

const guides = import.meta.glob<{ readonly guide: Guide }>('../../ui/src/*/*.guide.tsx')
const examples = import.meta.glob<{ readonly Example: ComponentType }>('../.cache/snippets/*.tsx')

const moduleOf = async <Module,>(modules: Readonly<Record<string, () => Promise<Module>>>, path: RegExp): Promise<Module> => {
  const load = Object.entries(modules).find(([name]) => path.test(name))?.[1]
  if (!load) throw new Error(`Nothing to load for ${path}`)
  return load()
}

const guideOf = async (entry: string): Promise<Guide> => (await moduleOf(guides, new RegExp(`/${entry}/[^/]+$`))).guide

/** What the guide of an entry says, for the search. */
export const wordsOfGuide = async (entry: string): Promise<string> => {
  const { lead, use, avoid, pairs } = await guideOf(entry)
  return [lead, ...use, ...avoid, ...pairs.flatMap(({ good, bad }) => [good.because, bad.because])].join(' ')
}

/** The live parts of a page by their kind: rendered when the site is built, and brought to life in the browser. */
const kinds: Readonly<Record<string, (name: string, base: string) => Promise<ReactNode>>> = {
  guide: async (entry) => <InBrand><GuideOfComponent guide={await guideOf(entry)} /></InBrand>,
  example: async (name) => {
    const { Example } = await moduleOf(examples, new RegExp(`/${name}\\.tsx$`))
    return <InBrand><Example /></InBrand>
  },
  brand: async () => {
    const { BrandPage } = await import('./BrandPage.tsx')
    return <BrandPage />
  },
  brandNote: async () => <BrandNote />,
  search: async (_, base) => {
    const { SiteSearch } = await import('./SiteSearch.tsx')
    return <SiteSearch base={base} />
  },
}

/** A live part; `base` leads from its page to the root of the site. */
export const islandOf = async (kind: string, name: string, base: string): Promise<ReactNode> => {
  const island = kinds[kind]
  if (!island) throw new Error(`No island ${kind}`)
  return <MallThemeProvider scheme="system">{await island(name, base)}</MallThemeProvider>
}

/** Keeps the ids of islands on one page apart. */
export const prefixOf = (kind: string, name: string): string => `${kind}-${name}-`
