import type { Page } from 'playwright'
import { launchChromium } from '../browser.ts'

/** What only the live mall needs: its server, its database and the engine below it. */
const ofLiveMall = /worker|pglite|mall-.*\.snapshot|\.(?:wasm|data|tar\.gz)/

interface Loaded {
  readonly megabytes: number
  readonly ofLiveMall: number
}

/** Counts what a page loads of its site until `ready`. */
const load = async (page: Page, address: string, ready: () => Promise<void>): Promise<Loaded> => {
  const sizes: Promise<{ url: string; size: number }>[] = []
  page.context().on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => ({ url: request.url(), size: responseBodySize })))
  })
  await page.goto(address)
  await ready()
  const files = await Promise.all(sizes)
  return { megabytes: files.reduce((sum, { size }) => sum + size, 0) / 1e6, ofLiveMall: files.filter(({ url }) => ofLiveMall.test(url)).length }
}

/** The live mall of the static build: what it loads, and when it is there. */
export const measureLiveMall = async (origin: string) => {
  await using browser = await launchChromium()
  const story = (id: string) => `${origin}/iframe.html?id=${id}&viewMode=story`
  const other = await browser.newPage()
  const before = await load(other, story('components-button--states'), () => other.locator('#storybook-root button').first().waitFor({ timeout: 120_000 }))
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const begin = performance.now()
  let seconds = 0
  const mall = await load(page, story('mall-inside--mall'), async () => {
    await page.getByRole('button', { name: /^行政采购员/, pressed: true }).waitFor({ timeout: 120_000 })
    seconds = (performance.now() - begin) / 1000
    await page.getByRole('heading', { name: '猜你喜欢' }).or(page.getByRole('search')).first().waitFor({ timeout: 120_000 })
  })
  return [
    { 'the live mall, static': 'parts of it that another story loads', value: String(before.ofLiveMall), budget: '0' },
    { 'the live mall, static': 'loaded until home is there, MB', value: mall.megabytes.toFixed(1), budget: '40' },
    { 'the live mall, static': 'opened with nothing cached, s', value: seconds.toFixed(1), budget: '' },
  ]
}
