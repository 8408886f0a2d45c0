import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LinkTarget, SiteConfig } from '@mall/api/contract'

/** What the app's build exports for the server. */
interface AppServer {
  /** What an address names: a page, the page of one product, or nothing. */
  pageAt(pathname: string): 'page' | 'unknown' | { readonly productCode: string }
  /** The id of the screen at an address; null where there is none, and for home. */
  shellAt(pathname: string): string | null
  /** The page of a screen with its frame, and with the addresses of its scripts: `template` is the app's empty page. */
  renderShell(template: string, id: string, scripts: readonly string[]): Promise<string>
  /** The path of the screen that a link opens. */
  targetHref(target: LinkTarget): string
  /** Whether the page for a visitor is right for this request. */
  isForVisitors(request: Request): boolean
  /** The app's empty page with what this site configures. */
  pageWithSite(template: string, changes: Partial<SiteConfig>): string
  /** The HTML of home for a visitor: `template` is the app's empty page, `send` takes its calls. Without `send`, home without data. */
  renderHomePage(template: string, send?: typeof fetch): Promise<string>
}

/** Loads the server's module of the build in a folder; null where the build has none. Another build's is another module: one is kept by its address. */
export const appServerOf = (folder: string): (() => Promise<AppServer>) | null => {
  const module = join(folder, 'node/render-home.mjs')
  if (!existsSync(module)) return null
  const href = `${pathToFileURL(module).href}?built=${statSync(module).mtimeMs}`
  return () => import(href) as Promise<AppServer>
}
