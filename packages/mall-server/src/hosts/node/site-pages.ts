import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultSite, type SiteConfig } from '@mall/api/contract'
import { siteChanges } from '../../platform/site/settings.ts'
import { appServerOf } from './app-server.ts'
import { pageOf, type RenderedPage } from './rendered-page.ts'

/** The pages of the build with the site's configuration in them. */
export interface SitePages {
  /** The empty page, which home is rendered into. */
  readonly template: string
  /** By the names of the build's files. Empty where those are right as they are. */
  readonly pages: ReadonlyMap<string, RenderedPage>
}

/** Puts the configuration into the pages of the build; null where there is no build. */
export const createSitePages = async (folder: string, site: SiteConfig): Promise<SitePages | null> => {
  const app = appServerOf(folder)
  const file = join(folder, 'app.html')
  if (app === null || !existsSync(file)) return null
  const [{ pageWithSite, renderHomePage }, built] = await Promise.all([app(), readFile(file, 'utf8')])
  // The app knows the default.
  const changes = siteChanges(defaultSite, site)
  if (Object.keys(changes).length === 0) return { template: built, pages: new Map() }
  const template = pageWithSite(built, changes)
  const [other, home] = await Promise.all([pageOf(template), renderHomePage(template).then(pageOf)])
  return { template, pages: new Map([['/app.html', other], ['/index.html', home]]) }
}
