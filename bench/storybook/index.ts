import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchChromium } from '../browser.ts'
import { serve } from '../serve.ts'
import { printTable } from '../table.ts'
import { startStorybook } from './dev.ts'
import { buildStorybook } from './static.ts'
import { measureLiveMall } from './live-mall.ts'
import { countMissed, measureSearch } from './manager.ts'
import { printStoryTimes } from './times.ts'

const story = 'components-button--states'

/** Seconds until a story is rendered in a browser with an empty cache. */
const firstRender = async (origin: string): Promise<number> => {
  await using browser = await launchChromium()
  const page = await browser.newPage()
  const begin = performance.now()
  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`)
  await page.locator('#storybook-root button').first().waitFor({ timeout: 120_000 })
  return (performance.now() - begin) / 1000
}

const start = async (cacheDirectory: string): Promise<{ readonly ready: number; readonly first: number }> => {
  await using storybook = await startStorybook(cacheDirectory)
  return { ready: storybook.readySeconds, first: await firstRender(storybook.origin) }
}

/** `npm run storybook` without and with its cache, the static build served from a sub-path, and the times of the last run of all stories. */
export const run = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'mall-bench-storybook-'))
  try {
    const cold = await start(join(directory, 'cache'))
    const warm = await start(join(directory, 'cache'))
    printTable([
      { 'npm run storybook': 'ready, nothing cached', seconds: cold.ready.toFixed(1), budget: '10' },
      { 'npm run storybook': 'and a first story rendered', seconds: cold.first.toFixed(1), budget: '' },
      { 'npm run storybook': 'ready, cached', seconds: warm.ready.toFixed(1), budget: '10' },
      { 'npm run storybook': 'and a first story rendered', seconds: warm.first.toFixed(1), budget: '' },
    ])

    const output = join(directory, 'static')
    const build = await buildStorybook(output)
    await using site = await serve(output, '/a/b/')
    const first = await firstRender(site.origin)
    console.log('')
    printTable([
      { 'static build': 'built, s', value: build.seconds.toFixed(1), budget: '' },
      { 'static build': 'size, MB', value: build.megabytes.toFixed(1), budget: '45' },
      { 'static build': 'a first story rendered from the sub-path /a/b, s', value: first.toFixed(1), budget: '' },
      { 'static build': 'calls unanswered while a story is opened again and again', value: String(await countMissed(site.origin)), budget: '0' },
    ])
    console.log('')
    printTable(await measureSearch(site.origin))
    console.log('')
    printTable(await measureLiveMall(site))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  console.log('')
  printStoryTimes()
}
