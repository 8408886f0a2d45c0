import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Log } from '../../platform/log.ts'

/** What the app's build exports for the server. */
interface AppServer {
  /** Whether the page for a visitor is right for this request. */
  isForVisitors(request: Request): boolean
  /** The HTML of home for a visitor: `template` is the app's empty page, `send` takes its calls. */
  renderHomePage(template: string, send: typeof fetch): Promise<string>
}

/** A rendered page: `etag` names its content. */
interface Page {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer>
  readonly etag: string
}

/**
 * The page to send for a request of home. Null for a request that is not a visitor's, and when the data is unavailable: then the page without
 * data is sent.
 */
export type HomePage = (request: Request) => Promise<Page | null>

export interface HomePageOptions {
  /** The built app. */
  readonly folder: string
  /** Takes the calls that rendering makes. */
  readonly send: typeof fetch
  readonly log: Log
  /** Ms of a clock that nobody can set. */
  readonly now?: () => number
}

/** How long a rendered page is sent before it is rendered again, ms. */
const freshMs = 10_000
/** How old a page may be that is sent while the next one is being rendered, ms. */
const usableMs = 60_000
/** Compresses nearly as well as the highest quality, in a tenth of the time. */
const brotliQuality = 9

const compress = promisify(brotliCompress)

const pageOf = async (html: string): Promise<Page> => {
  const bytes = new TextEncoder().encode(html)
  const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
  return { bytes, brotli: new Uint8Array(brotli), etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` }
}

/** Home for visitors, rendered from the mall's data at most once in 10 s and kept in memory. Without a server's module in the build, none. */
export const createHomePage = ({ folder, send, log, now = () => performance.now() }: HomePageOptions): HomePage => {
  const module = join(folder, 'node/render-home.mjs')
  if (!existsSync(module)) return () => Promise.resolve(null)
  let app: Promise<AppServer> | undefined
  let rendered: { readonly page: Page; readonly at: number } | null = null
  let attemptedAt = Number.NEGATIVE_INFINITY
  let rendering: Promise<void> | null = null

  const render = async (): Promise<void> => {
    attemptedAt = now()
    try {
      const { renderHomePage } = await load()
      rendered = { page: await pageOf(await renderHomePage(await readFile(join(folder, 'app.html'), 'utf8'), send)), at: attemptedAt }
    } catch (error) {
      log.error('home could not be rendered', { error: error instanceof Error ? error.message : 'not an Error' })
    }
  }
  const load = (): Promise<AppServer> => (app ??= import(pathToFileURL(module).href) as Promise<AppServer>)

  return async (request) => {
    const { isForVisitors } = await load()
    if (!isForVisitors(request)) return null
    if (now() - attemptedAt >= freshMs) {
      rendering ??= render().finally(() => {
        rendering = null
      })
    }
    const isUsable = () => rendered !== null && now() - rendered.at < usableMs
    if (!isUsable()) await rendering
    return isUsable() ? (rendered?.page ?? null) : null
  }
}
