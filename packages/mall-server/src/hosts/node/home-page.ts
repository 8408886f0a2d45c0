import type { Log } from '../../platform/log.ts'
import { appServerOf } from './app-server.ts'
import { pageOf, type RenderedPage } from './rendered-page.ts'

/**
 * The page to send for a request of home. Null for a request that is not a visitor's, and when the data is unavailable: then the page without
 * data is sent.
 */
export type HomePage = (request: Request) => Promise<RenderedPage | null>

export interface HomePageOptions {
  /** The built app. */
  readonly folder: string
  /** Its empty page. */
  readonly template: string
  /** Takes the calls that rendering makes. */
  readonly send: typeof fetch
  readonly log: Log
  /** Names what the page shows, as far as this process knows: a page that was rendered under another name is not sent. */
  readonly state?: () => string
  /** Ms of a clock that nobody can set. */
  readonly now?: () => number
}

/** How long a rendered page is sent before it is rendered again, ms. */
const freshMs = 10_000
/** How old a page may be that is sent while the next one is being rendered, ms. */
const usableMs = 60_000
/** Home for visitors, rendered from the mall's data at most once in 10 s, or when it became another one, and kept in memory. Without a server's module in the build, none. */
export const createHomePage = ({ folder, template, send, log, state = () => '', now = () => performance.now() }: HomePageOptions): HomePage => {
  const load = appServerOf(folder)
  if (load === null) return () => Promise.resolve(null)
  let rendered: { readonly page: RenderedPage; readonly at: number; readonly of: string } | null = null
  let attempted = { at: Number.NEGATIVE_INFINITY, of: '' }
  let rendering: Promise<void> | null = null

  const render = async (): Promise<void> => {
    const attempt = { at: now(), of: state() }
    attempted = attempt
    try {
      const { renderHomePage } = await load()
      rendered = { page: await pageOf(await renderHomePage(template, send)), ...attempt }
    } catch (error) {
      log.error('home could not be rendered', { error: error instanceof Error ? error.message : 'not an Error' })
    }
  }

  /** Renders the next page where it is time, one at a time. */
  const renderDue = (): void => {
    if (now() - attempted.at < freshMs && attempted.of === state()) return
    rendering ??= render().finally(() => {
      rendering = null
    })
  }

  const usable = (): RenderedPage | null => (rendered !== null && now() - rendered.at < usableMs && rendered.of === state() ? rendered.page : null)

  return async (request) => {
    const { isForVisitors } = await load()
    if (!isForVisitors(request)) return null
    renderDue()
    if (usable() === null) await rendering
    if (usable() === null) {
      // What was being rendered began before the last change.
      renderDue()
      await rendering
    }
    return usable()
  }
}
