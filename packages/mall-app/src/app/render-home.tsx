import { createMemoryStorage, createSession } from '@mall/api'
import { visitorKey } from '@mall/api/query'
import { dehydrate } from '@tanstack/react-query'
import { categoryQueries } from '../queries/category.ts'
import { homeQueries } from '../queries/home.ts'
import { productQueries } from '../queries/product.ts'
import { siteOfHtml } from '../site/page-site.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { stateScript } from './page-state.ts'
import { emptyRoot, renderTree } from './render-tree.tsx'
import { createAppServices, type AppServices } from './services.ts'

export { targetHref } from '../site/target-href.ts'
export { pageAt } from '../site/page-at.ts'
export { pageWithSite } from '../site/page-site.ts'
export { filesOfShells, renderShell, shellAt } from './render-shell.tsx'
export { isForVisitors } from './viewer-cookie.ts'

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
  const { html, styles } = await renderTree({ services, site: siteOfHtml(template), path: '/', routes: <AppRoutes /> })
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

/** React writes the preloads of pictures before the content; their place is the page's head. */
const splitPreloads = (html: string): readonly [preloads: string, content: string] => {
  const preloads = /^(?:<link [^>]*>)*/.exec(html)?.[0] ?? ''
  return [preloads, html.slice(preloads.length)]
}
