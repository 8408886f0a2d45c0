import { spawn } from 'node:child_process'
import type { Page } from 'playwright'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import type { OutsideSite } from '../outside/settle.ts'
import { logIn } from './log-in.ts'

/** How a Next site is built. */
export type Bundler = 'turbopack' | 'webpack'

const production = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CI: '1' } as const

/** The mall of the site, and the port of the site that this mall allows. */
export interface MallOfSite {
  readonly origin: string
  readonly sitePort: number
}

/** Of the mall: each page refreshes its session, which ends within a minute. */
export const shortTokens = { ACCESS_TOKEN_SECONDS: '60' }

/** Starts the built site and returns its address. */
const startNext = async (next: string, root: string, { origin, sitePort }: MallOfSite) => {
  const child = spawn(process.execPath, [next, 'start', '--hostname', '127.0.0.1', '--port', String(sitePort)], { cwd: root, env: { ...production, MALL: origin }, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    let printed = ''
    child.stdout.on('data', (text: Buffer) => {
      printed += String(text)
      const found = /http:\/\/127\.0\.0\.1:[1-9]\d*/.exec(printed)?.[0]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`Next ended with code ${code}: ${printed}`)))
  })
  return { address, [Symbol.dispose]: () => void child.kill() }
}

/** A user of the site: logs in, sees their own page, and puts products into their own cart, so many times. Returns the names and counts that were seen. */
const useOffice = async (page: Page, account: string, additions: number) => {
  await logIn(page, account)
  const nickname = page.getByRole('heading', { level: 1 })
  const cart = page.getByRole('status')
  await page.waitForURL('**/office')
  const seen = new Set([await nickname.textContent()])
  const before = Number((await cart.textContent())?.replace(/\D/g, ''))
  for (let nth = 0; nth < additions; nth += 1) {
    await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.getByRole('button', { name: '加入购物车' }).nth(nth).click()])
    await page.reload()
    seen.add(await nickname.textContent())
  }
  const after = Number((await cart.textContent())?.replace(/\D/g, ''))
  const cookies = await page.context().cookies()
  const session = cookies.find(({ name }) => name === 'mall-session')
  return { names: [...seen], added: after - before, isHidden: session?.httpOnly === true && session.secure, cookie: session?.value }
}

/** Two users of two companies at once on one process of the site. Their carts are empty in the demo, so each product is one more, whatever the day makes of the list. */
const checkOffice = async (address: string): Promise<void> => {
  const users = [
    { account: 'other', nickname: '远帆采购主管', additions: 2 },
    { account: 'buyer2', nickname: '研发采购员', additions: 4 },
  ]
  const used = await Promise.all(
    users.map(async ({ account, additions }) => {
      let seen: Awaited<ReturnType<typeof useOffice>> | undefined
      await inChromium(`${address}/login`, async (page) => {
        seen = await useOffice(page, account, additions)
      })
      return seen
    }),
  )
  expect('Two users at once see their own names alone', used.map((one) => one?.names), users.map(({ nickname }) => [nickname]))
  expect('and fill their own carts', used.map((one) => one?.added), users.map(({ additions }) => additions))
  expect('with sessions that no script can read', [used.map((one) => one?.isHidden), new Set(used.map((one) => one?.cookie)).size], [[true, true], 2])
}

/** Builds the example for Next and opens it: a page of server components, with its styles in its HTML, and the pages of two users. */
export const checkNextSite = async (site: OutsideSite, bundler: Bundler, mall: MallOfSite): Promise<void> => {
  const root = site.example('next-site')
  const next = site.command('next')
  // Version 15 has no option for webpack, which is what it uses without one.
  const isOld = site.version('next').startsWith('15.')
  site.run(process.execPath, [next, 'build', ...(isOld && bundler === 'webpack' ? [] : [`--${bundler}`])], { cwd: root, env: production })
  using server = await startNext(next, root, mall)
  const found = `${server.address}/?Keyword=${encodeURIComponent('笔记本')}`
  await inChromium(
    found,
    async (page) => {
      expect('Next renders the products on the server', await page.getByRole('article').count(), 2)
      expect('in the brand’s colours', await page.getByRole('button', { name: '搜索', exact: true }).evaluate((one) => getComputedStyle(one).backgroundColor), 'rgb(47, 107, 58)')
      expect('with the part of the bar', await page.getByRole('link', { name: '购物车' }).getAttribute('data-count'), '99+')
    },
    { script: false },
  )
  await inChromium(found, async (page) => {
    await page.getByRole('combobox').fill('日志')
    await page.getByRole('option').first().waitFor()
    await page.getByRole('combobox').press('Enter')
    await page.waitForURL(`**/?Keyword=${encodeURIComponent('日志')}`)
    await page.getByRole('article').filter({ hasText: '工作日志' }).first().waitFor()
    expect('and the browser takes over', await page.getByRole('article').count(), 2)
  })
  await checkOffice(server.address)
}
