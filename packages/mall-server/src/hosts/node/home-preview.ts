import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { successCode, type SiteConfig } from '@mall/api/contract'
import type { PreviewedHome } from '../../seller/home/preview.ts'
import { appServerOf } from './app-server.ts'
import { createSitePages } from './site-pages.ts'

const answer = (body: unknown): Response => Response.json({ MsgHeader: { Success: true, Code: successCode, RetMessage: '' }, MsgBody: body })

/** The page to be looked at: nothing in it runs, and nothing is loaded that would. */
const withoutScripts = (html: string): string => html.replaceAll(/<script\b[^>]*>[^]*?<\/script>/gi, '').replaceAll(/<link [^>]*\b(?:modulepreload|manifest)\b[^>]*>/gi, '')

/**
 * Renders home with content that nobody published: the page of the build as visitors get it, whose calls for the home page and the hot words are answered with that content. Null without a build.
 *
 * @param site what the site shows of itself now
 * @param send takes all other calls that rendering makes
 */
export const createHomePreview = (folder: string, site: () => SiteConfig, send: typeof fetch): ((previewed: PreviewedHome) => Promise<string>) | null => {
  if (!existsSync(join(folder, 'node/render-home.mjs'))) return null
  return async ({ home, hotWords }) => {
    // The build may have become another one since the last preview.
    const [app, pages] = [appServerOf(folder), await createSitePages(folder, site())]
    if (app === null || pages === null) throw new Error('The build of the mall is gone')
    const { renderHomePage } = await app()
    return withoutScripts(await renderHomePage(pages.template, async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input))
      if (pathname === '/api/Home/Index') return answer(home)
      if (pathname === '/api/Product/SupposeCategory' && hotWords.length > 0) return answer(hotWords.map((Keywords) => ({ Keywords, IsHighlight: false })))
      return send(input, init)
    }))
  }
}
