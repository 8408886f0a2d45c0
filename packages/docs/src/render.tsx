import { MallThemeProvider } from '@mall/ui/theme'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { islandOf, prefixOf } from './islands.tsx'
import { Layout, type LayoutProps } from './Layout.tsx'

export { wordsOfGuide } from './islands.tsx'

/** A page without its live parts: an element `<div data-island data-name>` is the place of one. */
export interface PageInput extends Omit<LayoutProps, 'children' | 'search' | 'brandNote'> {
  readonly html: string
  /** The built script and styles, from the root of the site. */
  readonly script: string
  readonly styles: readonly string[]
}

const place = /<div data-island="(\w+)" data-name="([\w-]*)"><\/div>/g

/** The content of a page with its live parts rendered into it. */
const withIslands = async (html: string, base: string, sheet: ServerStyleSheet): Promise<string> => {
  const islands = new Map<string, string>()
  for (const [all, kind = '', name = ''] of html.matchAll(place)) {
    const rendered = renderToString(sheet.collectStyles(await islandOf(kind, name, base)), { identifierPrefix: prefixOf(kind, name) })
    islands.set(all, all.replace('></div>', () => `>${rendered}</div>`))
  }
  return html.replaceAll(place, (all) => islands.get(all) ?? all)
}

const Html = ({ html }: { readonly html: string }): ReactNode => <div className="content" dangerouslySetInnerHTML={{ __html: html }} />

/** The whole page. */
export const renderPage = async ({ html, script, styles, ...page }: PageInput): Promise<string> => {
  const sheet = new ServerStyleSheet()
  try {
    const content = await withIslands(html, page.base, sheet)
    const part = async (kind: string): Promise<ReactNode> => <Html html={await withIslands(`<div data-island="${kind}" data-name=""></div>`, page.base, sheet)} />
    const [search, brandNote] = [await part('search'), await part('brandNote')]
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <MallThemeProvider scheme="system" paintBody>
          <Layout {...page} search={search} brandNote={brandNote}>
            <Html html={content} />
          </Layout>
        </MallThemeProvider>,
      ),
    )
    const links = styles.map((file) => `<link rel="stylesheet" href="${page.base}${file}">`).join('')
    return `<!doctype html><html lang="zh-CN" data-base="${page.base}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title} · @mall</title>${links}${sheet.getStyleTags()}<script type="module" src="${page.base}${script}"></script></head><body>${body}</body></html>`
  } finally {
    sheet.seal()
  }
}
