import { createMemoryStorage, createSession } from '@mall/api'
import type { SiteConfig } from '@mall/api/contract'
import { visitorKey } from '@mall/api/query'
import { MallThemeProvider } from '@mall/ui/theme'
import { dehydrate } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { categoryQueries } from '../queries/category.ts'
import { homeQueries } from '../queries/home.ts'
import { productQueries } from '../queries/product.ts'
import { siteOfHtml } from '../site/page-site.ts'
import { siteBrand } from '../site/site-brand.ts'
import { SiteContext } from '../site/site.ts'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { stateScript } from './page-state.ts'
import { createAppServices, type AppServices } from './services.ts'

export { targetHref } from '../site/target-href.ts'
export { pageAt } from '../site/page-at.ts'
export { pageWithSite } from '../site/page-site.ts'
export { isForVisitors } from './viewer-cookie.ts'

const emptyRoot = '<div id="root"></div>'

/** Any origin: the calls never leave the process. */
const baseUrl = 'http://mall.invalid'

/**
 * The HTML of home as a visitor sees it: no token, no customer's name, nothing that another visitor may not see. `template` is the
 * built, empty page. With `send`, which takes the calls, the page has the mall's data in it; rejects when one of them fails. Without,
 * it shows that home is loading, and hides what only visitors see.
 */
export const renderHomePage = async (template: string, send?: typeof fetch): Promise<string> => {
  if (!template.includes(emptyRoot)) throw new Error(`The page has no ${emptyRoot} to render into.`)
  const session = createSession({ storage: createMemoryStorage() })
  const services = createAppServices({ session, client: send ? { fetch: send, baseUrl } : {} })
  if (send) await loadHome(services)
  const { html, styles } = await render(services, siteOfHtml(template))
  const [preloads, content] = splitPreloads(html)
  const root = send
    ? `<div id="root">${content}</div>${stateScript(dehydrate(services.queryClient))}`
    : `<div id="root" data-prerendered>${content}</div>`
  return template.replace(emptyRoot, () => root).replace('<script type="module"', (script) => `${preloads}${styles}${script}`)
}

/** What home shows a visitor: the page, the categories and the hot keywords. */
const loadHome = async ({ mall, categories, queryClient }: AppServices): Promise<void> => {
  await Promise.all([
    queryClient.fetchQuery(homeQueries.index(mall, visitorKey)),
    queryClient.fetchQuery(categoryQueries.tree(categories, visitorKey)),
    queryClient.fetchQuery(productQueries.hotKeywords(mall)),
  ])
}

const render = async (services: AppServices, site: SiteConfig): Promise<{ html: string; styles: string }> => {
  const sheet = new ServerStyleSheet()
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <StrictMode>
        <SiteContext value={site}>
          <MallThemeProvider scheme="system" density="comfortable" brand={siteBrand(site)}>
            <StaticRouter location="/">
              <AppProviders services={services}>
                <AppRoutes />
              </AppProviders>
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

/** React writes the preloads of pictures before the content; their place is the page's head. */
const splitPreloads = (html: string): readonly [preloads: string, content: string] => {
  const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return [preloads, html.slice(preloads.length)]
}
