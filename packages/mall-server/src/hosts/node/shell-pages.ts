import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../platform/log.ts'
import { appServerOf } from './app-server.ts'
import { pageOf, type RenderedPage } from './rendered-page.ts'

/** The page of the screen at a path, with its frame and without its user; null where there is no screen. */
export type ShellPage = (path: string) => Promise<RenderedPage | null>

interface ShellPagesOptions {
  /** The built app. */
  readonly folder: string
  /** Its empty page. */
  readonly template: string
  readonly log: Pick<Log, 'error'>
}

const none: ShellPage = () => Promise.resolve(null)

/** The addresses of the scripts that each screen needs beside the entry, as the build wrote them down. */
const readScripts = async (folder: string): Promise<Readonly<Record<string, readonly string[]>>> =>
  JSON.parse(await readFile(join(folder, 'node/shell-scripts.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>

/** Each page is rendered when it is first asked for, and is the same for everybody from then on. One that cannot be rendered is sent empty. */
export const createShellPages = ({ folder, template, log }: ShellPagesOptions): ShellPage => {
  const load = appServerOf(folder)
  if (load === null) return none
  const pages = new Map<string, Promise<RenderedPage | null>>()
  const render = async (id: string): Promise<RenderedPage | null> => {
    try {
      const [{ renderShell }, scripts] = await Promise.all([load(), readScripts(folder)])
      return await pageOf(await renderShell(template, id, scripts[id] ?? []))
    } catch (error) {
      log.error('a page could not be rendered', { page: id, error: error instanceof Error ? error.message : 'not an Error' })
      return null
    }
  }
  return async (path) => {
    const id = (await load()).shellAt(path)
    if (id === null) return null
    const page = pages.get(id) ?? render(id)
    pages.set(id, page)
    return page
  }
}
