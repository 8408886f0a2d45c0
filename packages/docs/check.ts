// Looks at the built site as its readers do: every link leads somewhere, every page has a title, prints nothing to the console and passes axe; and the search finds.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults, RunOptions } from 'axe-core'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumArgs, chromiumEnv, findChromium } from '../../scripts/chromium.ts'
import { seconds } from '../../scripts/run.ts'
import { findBroken } from './build/check-links.ts'

const begin = performance.now()
const folder = import.meta.dirname
const dist = join(folder, 'dist')
const problems = [...findBroken(dist)]

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Examples stand beside each other, each with the landmarks of a page of its own. */
const all: RunOptions = { rules: { 'landmark-unique': { enabled: false } } }
/** The rules that a scheme can change. */
const ofColours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
/** One page of each kind: what the others draw has the same colours, and their examples are checked in both schemes as stories. */
const inBothSchemes = new Set(['index.html', 'brand.html', 'ui/index.html', 'ui/components/SearchBox.html', 'api/methods/product.html'])
/** Pages of one make each, of which the one above stands for all: their words come from one template, their examples are stories. */
const ofOneMake = /^(?:ui\/components|api\/methods)\//

interface Axe {
  readonly run: (context: object, options: object) => Promise<AxeResults>
}

/** The menu is the same on all pages, and looked at on the first. */
const violations = async (page: Page, path: string, options: RunOptions): Promise<readonly string[]> => {
  const context = path === 'index.html' ? { include: ['html'] } : { exclude: ['.menu'] }
  const results = await page.evaluate(([of, given]) => (window as unknown as { readonly axe: Axe }).axe.run(of, given), [context, { resultTypes: ['violations'], ...options }] as const)
  return results.violations.flatMap(({ id, nodes }) => nodes.slice(0, 3).map(({ target, html }) => `${id}: ${String(target)} ${html.slice(0, 160)}`))
}

const server = await preview({ configFile: false, root: folder, logLevel: 'error', appType: 'mpa', build: { outDir: 'dist' }, preview: { host: '127.0.0.1', port: 0 } })
const origin = server.resolvedUrls?.local[0] ?? ''
const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumArgs, env: chromiumEnv, ...(executablePath ? { executablePath } : {}) })

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(origin + path, { waitUntil: 'load' })
  // React marks the elements that it has brought to life.
  await page.waitForFunction(() => [...document.querySelectorAll('[data-island]')].every((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))))
}

const checkPage = async (page: Page, path: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, path)
  if (ofOneMake.test(path) && !inBothSchemes.has(path)) return
  await page.evaluate(axeScript)
  const found = [...(await violations(page, path, all))]
  if (inBothSchemes.has(path)) {
    await page.emulateMedia({ colorScheme: 'dark' })
    found.push(...(await violations(page, path, ofColours)))
  }
  problems.push(...found.map((text) => `${path}: ${text}`))
}

const paths = globSync('**/*.html', { cwd: dist, exclude: ['storybook/**'] })
const waiting = [...paths]
const work = async (): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${new URL(page.url()).pathname} printed: ${message.text().slice(0, 300)}`)
  })
  page.on('pageerror', (error) => problems.push(`${new URL(page.url()).pathname}: ${error.message}`))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await checkPage(page, path)
  await page.close()
}
await Promise.all([work(), work()])

const search = async (words: string): Promise<string> => {
  const page = await browser.newPage()
  await open(page, 'index.html')
  await page.getByRole('combobox', { name: '搜索文档' }).fill(words)
  const first = page.getByRole('option').first()
  await first.click()
  await page.waitForURL(/components/)
  const address = new URL(page.url()).pathname
  await page.close()
  return address
}
for (const [words, expected] of [['级联选择', '/ui/components/Cascader.html'], ['联想、搜索与识图', '/ui/components/SearchBox.html'], ['slide captcha', '/ui/components/SlideCaptcha.html']] as const) {
  const address = await search(words)
  if (address !== expected) problems.push(`The search for “${words}” leads to ${address}`)
}

/** A brand of the editor is that of the examples on other pages, until it is taken back. */
const checkBrandInUse = async (): Promise<void> => {
  const page = await browser.newPage()
  await open(page, 'brand.html')
  await page.getByLabel('JSON').fill('{ "name": "青松采购", "primary": "#2F6B3A" }')
  await page.getByRole('button', { name: '用于全站示例' }).click()
  await open(page, 'ui/components/Button.html')
  const colour = () => page.locator('[data-island="guide"] button[data-variant="primary"]').first().evaluate((button) => getComputedStyle(button).backgroundColor)
  if ((await colour()) !== 'rgb(47, 107, 58)') problems.push(`The brand of the editor is not that of the examples: ${await colour()}`)
  await page.getByRole('button', { name: '恢复' }).click()
  if ((await colour()) === 'rgb(47, 107, 58)') problems.push('The brand of the editor is still that of the examples after it was taken back')
  await page.close()
}
await checkBrandInUse()

await browser.close()
await server.close()
for (const problem of problems) console.error(problem)
console.log(`${paths.length} pages looked at, ${problems.length} problems, ${seconds(begin)}`)
process.exit(problems.length > 0 ? 1 : 0)
