import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, chromiumEnv, ensureChromium } from './chromium.ts'
import { root } from './run.ts'

/** What decides how often the hosted comparison draws a story. */
export interface DrawnStory {
  readonly parameters: {
    readonly chromatic?: { readonly disableSnapshot?: boolean; readonly modes?: Readonly<Record<string, { readonly disable?: boolean; readonly [name: string]: unknown }>> }
  }
}

/** The pictures of one story: one for each of its modes that is not disabled, one where it has none. */
export const snapshotsOf = ({ parameters: { chromatic: { disableSnapshot = false, modes = {} } = {} } }: DrawnStory): number => {
  if (disableSnapshot) return 0
  const all = Object.values(modes)
  return all.length === 0 ? 1 : all.filter(({ disable = false }) => !disable).length
}

/** The stories of the static Storybook with their parameters, asked of its preview as the hosted comparison does. */
const readBuiltStories = async (): Promise<readonly DrawnStory[]> => {
  const built = join(root, 'storybook-static')
  if (!existsSync(join(built, 'iframe.html'))) throw new Error('There is no static Storybook: `npm run build` makes it.')
  const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir: built }, preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(300_000)
    await page.goto(`${server.resolvedUrls?.local[0] ?? ''}iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    // Its values hold functions and elements; a string of the parameters is what can leave the page.
    const text = await page.evaluate(async () => {
      const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as { readonly __STORYBOOK_PREVIEW__: { readonly extract: () => Promise<Readonly<Record<string, DrawnStory>>>; readonly ready: () => Promise<void> } }
      await storybook.ready()
      return JSON.stringify(Object.values(await storybook.extract()).map(({ parameters: { chromatic } }) => ({ parameters: { chromatic } })))
    })
    return JSON.parse(text) as readonly DrawnStory[]
  } finally {
    await browser.close()
    await server.close()
  }
}

/** How many pictures a full build of the hosted comparison has. */
export const countSnapshots = async (): Promise<{ readonly stories: number; readonly drawn: number; readonly snapshots: number }> => {
  const counts = (await readBuiltStories()).map(snapshotsOf)
  return { stories: counts.length, drawn: counts.filter((count) => count > 0).length, snapshots: counts.reduce((sum, count) => sum + count, 0) }
}
