import type { Browser } from 'playwright'
import { storedSession } from '../../e2e/support/stored-session.ts'
import { fillPeople } from '../../packages/mall-server/src/management/account/testing/fill-people.ts'
import { fillApprovals } from '../../packages/mall-server/src/trade/approval/testing/fill-approvals.ts'
import { openPostgres } from '../../packages/mall-server/src/hosts/node/open-postgres.ts'
import { demo } from '../../packages/mall-server/src/demo/organisation.ts'
import { createScratchDatabase } from '../../packages/mall-server/src/testing/scratch-database.ts'
import { launchChromium } from '../browser.ts'
import { call, logIn, startMall } from '../mall.ts'
import { median, printTable } from '../table.ts'
import { watchEvents, type Response } from '../watch-events.ts'
import { screensOf, type MeasuredScreen } from './interactions.ts'

const rounds = 3
const cpuSlowDown = 4
const budgetMs = 100

const fill = async (url: string): Promise<void> => {
  const { db, close } = await openPostgres(url, { pool: 2, isBounded: false })
  try {
    await fillPeople(db, { enterpriseId: demo.enterprises.huaqiTech, people: 5_000 })
    await fillApprovals(db, { approverId: demo.users.approver, buyerIds: [demo.users.buyer], count: 10_000 }, new Date())
  } finally {
    await close()
  }
}

interface Found {
  readonly Items: readonly { readonly ProductCode: string; readonly MOQ: number }[]
}

/** 200 products with the least that can be ordered of each, as they are pasted from a sheet. */
const pastedRows = async (origin: string): Promise<string> => {
  const { Token } = await logIn(origin, 'buyer')
  const { body } = await call<Found>(origin, 'Product/List', { PageIndex: 1, PageSize: 1000, StockStatus: 1 }, Token)
  return body.Items.slice(0, 200).map(({ ProductCode, MOQ }) => `${ProductCode}\t${MOQ}`).join('\n')
}

const visit = async (browser: Browser, origin: string, { account, path, ready, interactions }: MeasuredScreen, note: (name: string, response: Response) => void): Promise<void> => {
  const context = await browser.newContext({ storageState: storedSession(await logIn(origin, account), origin), viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  await page.addInitScript(watchEvents)
  await page.goto(origin + path)
  await ready(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
  for (const { name, before, act } of interactions) {
    await before?.(page)
    await page.evaluate(() => globalThis.responseOfPage())
    await act(page)
    note(name, await page.evaluate(() => globalThis.responseOfPage()))
  }
  await context.close()
}

/** Interactions of screens that are full of data, at 4× CPU slow-down, against the mall on PostgreSQL. */
export const run = async (): Promise<void> => {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return console.log('TEST_DATABASE_URL is not set: so much is measured on PostgreSQL alone.')
  const database = await createScratchDatabase(server, `mall_bench_${process.pid}`)
  const browser = await launchChromium()
  try {
    await using mall = await startMall({ databaseUrl: database.url })
    await fill(database.url)
    const screens = screensOf(await pastedRows(mall.origin))
    const times = new Map<string, { readonly screen: string; readonly interaction: string; readonly responses: Response[] }>()
    for (let round = 0; round < rounds; round++) {
      for (const screen of screens) {
        await visit(browser, mall.origin, screen, (interaction, response) => {
          const key = `${screen.name} ${interaction}`
          const entry = times.get(key) ?? { screen: screen.name, interaction, responses: [] }
          times.set(key, entry)
          entry.responses.push(response)
        })
      }
    }
    printTable([...times.values()].map(({ screen, interaction, responses }) => {
      const paint = median(responses.map((response) => response.paint))
      return { screen, interaction, 'paint, ms': Math.round(paint), 'settled, ms': Math.round(median(responses.map(({ settled }) => settled))), '': paint > budgetMs ? `over ${budgetMs}` : '' }
    }))
    console.log(`\nMedian of ${rounds} rounds, ${cpuSlowDown}× CPU slow-down. Settled: the last change of the page, calls included.`)
  } finally {
    await browser.close()
    await database.drop()
  }
}
