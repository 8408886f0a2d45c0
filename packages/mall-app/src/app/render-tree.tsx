import type { SiteConfig } from '@mall/api/contract'
import { MallThemeProvider } from '@mall/ui/theme'
import { StrictMode, type ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { siteBrand } from '../site/site-brand.ts'
import { SiteContext } from '../site/site.ts'
import { AppProviders } from './AppProviders.tsx'
import type { AppServices } from './services.ts'

/** Where the built page has nothing yet. */
export const emptyRoot = '<div id="root"></div>'

interface Tree {
  readonly services: AppServices
  readonly site: SiteConfig
  readonly path: string
  readonly routes: ReactNode
}

/** A page as the browser draws it: the same tree as `App`, in a router that stands still. */
export const renderTree = async ({ services, site, path, routes }: Tree): Promise<{ html: string; styles: string }> => {
  const sheet = new ServerStyleSheet()
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StrictMode>
        <SiteContext value={site}>
          <MallThemeProvider scheme="system" density="comfortable" brand={siteBrand(site)}>
            <StaticRouter location={path}>
              <AppProviders services={services}>{routes}</AppProviders>
            </StaticRouter>
          </MallThemeProvider>
        </SiteContext>
      </StrictMode>,
    ),
    {
      // Everything in its place: React would otherwise put what is long at the end, with a script that moves it.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error
      },
    },
  )
  const parts: string[] = []
  for await (const part of prelude) parts.push(String(part))
  return { html: parts.join(''), styles: sheet.getStyleTags() }
}
