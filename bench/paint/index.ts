import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { storedSession } from '../../e2e/support/stored-session.ts'
import { launchChromium } from '../browser.ts'
import { call, logIn, startMall, type BenchMall } from '../mall.ts'
import { median, printTable } from '../table.ts'
import { buildPage } from './build-page.ts'
import { checkOut } from './other-commit.ts'
import type { Paint } from './read-paints.ts'
import { pressWhileLoading, rowOf, visit, type Place } from './visit.ts'

const rounds = 5

/** Pages beside this file, served by the mall's server. */
const others = { react: 'React alone', antd: 'a home in antd' } as const

interface Found {
  readonly Items: readonly { readonly ProductCode: string }[]
}

/** The screen is drawn, with its data. */
const isShown = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[data-shell], main [role=status][aria-label*=加载]') === null)
}

/** What is opened of a mall: by visitors, by a purchaser and by an approver. */
const placesOf = async ({ origin }: BenchMall): Promise<Readonly<Record<string, Place>>> => {
  const { body } = await call<Found>(origin, 'Product/List', { PageIndex: 1, PageSize: 10, StockStatus: 1 })
  const as = async (account: string) => storedSession(await logIn(origin, account), origin)
  const [buyer, approver] = [await as('buyer'), await as('approver')]
  return {
    home: { url: origin },
    list: { url: `${origin}/product/index`, isShown },
    detail: { url: `${origin}/${body.Items[0]?.ProductCode}.html`, isShown },
    cart: { url: `${origin}/shop/cart`, storageState: buyer, isShown },
    workbench: { url: `${origin}/userCenter/index`, storageState: buyer, isShown },
    approvals: { url: `${origin}/userCenter/order/approval`, storageState: approver, isShown },
  }
}

/** Rows of pages and the rounds of each: every page once before the second round of any, so that a busy minute meets all of them. */
const visitInTurns = async (places: ReadonlyMap<string, Place>, browser: Awaited<ReturnType<typeof launchChromium>>) => {
  const paints = new Map([...places.keys()].map((title): [string, Paint[]] => [title, []]))
  const presses = new Map([...places.keys()].map((title): [string, number[]] => [title, []]))
  // The first visit after a start waits for what the server reads once.
  for (const place of places.values()) await visit(browser, place)
  for (let round = 0; round < rounds; round++) {
    for (const [title, place] of places) {
      paints.get(title)?.push(await visit(browser, place))
      presses.get(title)?.push(await pressWhileLoading(browser, place))
    }
  }
  return { paints, presses }
}

const compared = ['first', 'largest', 'blocked', 'longest'] as const satisfies readonly (keyof Paint)[]

/** How one commit's rounds differ from those of another: the median of the differences, and between which they lie. */
const differenceOf = (page: string, now: readonly Paint[], before: readonly Paint[]) => ({
  page,
  ...Object.fromEntries(
    compared.map((key) => {
      const differences = now.map((paint, round) => Math.round(paint[key] - (before[round]?.[key] ?? Number.NaN)))
      return [`${key}, ms`, `${median(differences)} (${Math.min(...differences)} to ${Math.max(...differences)})`]
    }),
  ),
})

/**
 * The pages that people open most, on a phone with an empty cache: 4× CPU slow-down, 562 ms and 1.44 Mbps; home beside React alone and a home in antd. With `COMMIT=<commit>` the mall of
 * that commit too, in turns, and what the work since has changed.
 */
export const run = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-bench-paint-'))
  const browser = await launchChromium()
  const commit = process.env.COMMIT
  await using stack = new AsyncDisposableStack()
  try {
    const mall = stack.use(await startMall())
    const places = new Map(Object.entries(await placesOf(mall)))
    for (const [page, title] of Object.entries(others)) {
      const appDirectory = join(folder, page)
      await buildPage(page, appDirectory)
      places.set(title, { url: stack.use(await startMall({ dataDirectory: join(folder, `${page}-data`), appDirectory })).origin })
    }
    if (commit) {
      const older = stack.use(checkOut(commit))
      for (const [title, place] of Object.entries(await placesOf(stack.use(await older.startMall())))) places.set(`${title} at ${commit}`, place)
    }
    const { paints, presses } = await visitInTurns(places, browser)
    printTable([...paints].map(([title, of]) => ({ ...rowOf(title, of), 'press, ms': Math.round(Math.max(...(presses.get(title) ?? []))) })))
    console.log(`\nMedians of ${rounds} visits with an empty cache, in turns; of presses on the head of a page all the while it loads, the slowest.`)
    if (commit) {
      console.log(`\nWhat changed since ${commit}:\n`)
      printTable([...paints].flatMap(([title, now]) => {
        const before = paints.get(`${title} at ${commit}`)
        return before ? [differenceOf(title, now, before)] : []
      }))
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
