import type { Page } from 'playwright'
import { demoPassword } from '../../e2e/support/passwords.ts'
import { pasteInto } from '../../e2e/support/paste.ts'
import { logInStaff } from '../../e2e/support/staff-login.ts'
import { fillProducts } from '../../packages/mall-server/src/catalogue/search/testing/fill-products.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { product } from '../../packages/mall-server/src/platform/db/schema/catalogue.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { launchChromium } from '../browser.ts'
import { startMall } from '../mall.ts'
import { median, printTable } from '../table.ts'
import { watchEvents, type Response } from '../watch-events.ts'

const rows = 10_000
const rounds = 3
const cpuSlowDown = 4
const budgetMs = 100

/** Ten thousand products of the mall, as a sheet has them: a material code, a price, here and there a tier, and some prices above the market. */
const sheetOf = async (url: string): Promise<string> => {
  const { db, close } = await openPostgres(url, { pool: 2, isBounded: false })
  try {
    await fillProducts(db, rows + 1_000)
    const found = await db.select({ code: product.code, fen: product.marketPriceFen }).from(product).orderBy(product.id).limit(rows)
    return found.map(({ code, fen }, at) => [code, `HQ-${at}`, Math.max(0.01, Math.floor(fen * (at % 500 === 499 ? 1.1 : 0.95)) / 100).toFixed(2), at % 10 === 0 && fen > 200 ? `20 ${(Math.floor(fen * 0.9) / 100).toFixed(2)}` : ''].join('\t')).join('\n')
  } finally {
    await close()
  }
}

const newAgreement = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '新建协议' }).click()
  const form = page.getByRole('dialog', { name: '新建协议' })
  await form.getByRole('combobox', { name: '客户' }).fill('华启')
  await page.getByRole('option').filter({ hasText: '华启科技' }).click()
  await form.getByLabel('协议名称').fill('一万种商品')
  await form.getByLabel('开始日').fill('2026-01-01')
  await form.getByLabel('截止日').fill('2035-12-31')
  await form.getByRole('button', { name: '建立协议' }).click()
  await page.getByLabel('第1行 编码').waitFor()
}

const price = (page: Page, row: number) => page.getByLabel(`第${row}行 价格`)

/** What was never agreed has no price before. */
const chooseOwnPrice = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: '从哪个价算' }).selectOption('现在的价')
  await page.getByRole('textbox', { name: '百分比' }).fill('-')
}

/** Draws the corner of the cell that is written in to the lower edge of the window, where the table moves by itself, and lets go after a second; with `isToEnd` over all rows. */
const drawCorner = async (page: Page, isToEnd: boolean): Promise<void> => {
  const corner = await page.locator('[data-fill-row]').boundingBox()
  if (corner === null) throw new Error('No cell is written in')
  const x = corner.x + corner.width / 2
  await page.mouse.move(x, corner.y + corner.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, (page.viewportSize()?.height ?? 0) - 1, { steps: 20 })
  if (isToEnd) await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight }))
  await page.waitForTimeout(1_000)
  await page.mouse.up()
}

const priceInSight = (page: Page) => page.getByLabel(/^第\d+行 价格$/).nth(10)

const goToFirst = async (page: Page): Promise<void> => {
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo({ top: 0 }))
  await price(page, 1).click()
}

const chooseAll = async (page: Page): Promise<void> => {
  await goToFirst(page)
  await page.getByRole('button', { name: '选全部改价' }).click()
  // By the tab stop: a press would end the range.
  await page.locator('input[data-row][tabindex="0"]').focus()
}

interface Step {
  readonly name: string
  readonly before?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
}

const steps: readonly Step[] = [
  { name: 'a letter of a price', before: (page) => price(page, 5).click(), act: (page) => page.keyboard.type('8') },
  { name: 'the price entered', act: (page) => page.keyboard.press('Enter') },
  { name: 'a page down', act: (page) => page.keyboard.press('PageDown') },
  { name: 'undone', act: (page) => page.keyboard.press('Control+z') },
  { name: 'the next row to look at', act: (page) => page.keyboard.press('F8') },
  { name: 'all rows chosen', act: (page) => page.getByRole('button', { name: '选全部改价' }).click() },
  { name: 'a letter of the percent', before: chooseOwnPrice, act: (page) => page.keyboard.type('3') },
  { name: 'all prices changed', act: (page) => page.getByRole('button', { name: '用上' }).click() },
  { name: 'that undone', before: (page) => priceInSight(page).click(), act: (page) => page.keyboard.press('Control+z') },
  { name: 'a row taken out', act: (page) => page.keyboard.press('Control+Delete') },
  { name: 'the corner drawn down', before: goToFirst, act: (page) => drawCorner(page, false) },
  { name: 'that undone', act: (page) => page.keyboard.press('Control+z') },
  { name: 'the corner drawn over all', before: goToFirst, act: (page) => drawCorner(page, true) },
  { name: 'that undone', act: (page) => page.keyboard.press('Control+z') },
  { name: 'all filled by Ctrl D', before: chooseAll, act: (page) => page.keyboard.press('Control+d') },
  { name: 'that undone', act: (page) => page.keyboard.press('Control+z') },
]

/** Writing an agreement of 10,000 products: a block of a sheet, then the steps of whoever goes through it, at 4× CPU slow-down, against the mall on PostgreSQL. */
export const run = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return console.log('TEST_DATABASE_URL is not set: so much is measured on PostgreSQL alone.')
  const database = await createScratchDatabase(server, `mall_bench_${process.pid}`)
  const browser = await launchChromium()
  try {
    await using mall = await startMall({ databaseUrl: database.url })
    const sheet = await sheetOf(database.url)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
    const page = await context.newPage()
    await page.addInitScript(watchEvents)
    await page.goto(`${mall.origin}/seller/agreements`)
    await logInStaff(page, 'sales', demoPassword)
    await page.getByRole('button', { name: '新建协议' }).waitFor()
    const session = await context.newCDPSession(page)
    const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
    const times: { shown: number; known: number; saved: number; paint: number }[] = []
    const responses = steps.map((): Response[] => [])
    for (let round = 0; round < rounds; round++) {
      await slow(1)
      await page.goto(`${mall.origin}/seller/agreements`)
      await newAgreement(page)
      await slow(cpuSlowDown)
      await page.evaluate(() => globalThis.responseOfPage())
      const begin = performance.now()
      const since = () => performance.now() - begin
      await pasteInto(page.getByLabel('第1行 编码'), sheet)
      await page.getByRole('rowheader', { name: '2', exact: true }).waitFor()
      const shown = since()
      await page.getByText('正在找商品…').waitFor({ state: 'detached', timeout: 300_000 })
      const known = since()
      await page.getByText('已存', { exact: true }).waitFor({ timeout: 600_000 })
      const saved = since()
      times.push({ shown, known, saved, paint: (await page.evaluate(() => globalThis.responseOfPage())).paint })
      for (const [at, { before, act }] of steps.entries()) {
        await before?.(page)
        await page.evaluate(() => globalThis.responseOfPage())
        await act(page)
        responses[at]?.push(await page.evaluate(() => globalThis.responseOfPage()))
      }
    }
    const seconds = (read: (one: (typeof times)[number]) => number) => (median(times.map(read)) / 1000).toFixed(1)
    printTable([{ rows, 'first rows, s': seconds(({ shown }) => shown), 'all products found, s': seconds(({ known }) => known), 'all kept, s': seconds(({ saved }) => saved) }])
    console.log('')
    printTable(steps.map(({ name }, at) => {
      const of = (key: keyof Response) => Math.round(median(responses[at]?.map((one) => one[key]) ?? []))
      return { interaction: name, 'paint, ms': of('paint'), 'settled, ms': of('settled'), 'longest task, ms': of('task'), 'frames over 50 ms': of('longFrames'), '': of('paint') > budgetMs ? `over ${budgetMs}` : '' }
    }))
    console.log(`\nMedian of ${rounds} rounds, ${cpuSlowDown}× CPU slow-down. Settled: the last change of the page, calls included.`)
  } finally {
    await browser.close()
    await database.drop()
  }
}
