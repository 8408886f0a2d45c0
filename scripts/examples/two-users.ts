import type { Page } from 'playwright'
import { expect } from '../outside/expect.ts'
import { inChromium } from '../outside/in-chromium.ts'
import { logIn } from './log-in.ts'

/** The mall of the site, and the port of the site that this mall allows. */
export interface MallOfSite {
  readonly origin: string
  readonly sitePort: number
}

/** Of the mall: each page refreshes its session, which ends within a minute. */
export const shortTokens = { ACCESS_TOKEN_SECONDS: '60' }

/** A user of the site: logs in, sees their own page, and puts products into their own cart, so many times. Returns the names and counts that were seen. */
const useOffice = async (page: Page, path: string, account: string, additions: number) => {
  await logIn(page, account)
  const nickname = page.getByRole('heading', { level: 1 })
  const cart = page.getByRole('status').filter({ hasText: '购物车' })
  await page.waitForURL((url) => url.pathname === path)
  // The address changes before the page does: the form that is left has a heading and a status too.
  await cart.waitFor()
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

/** Two users of two companies at once on one process of the site, whose own page has a path. Their carts are empty in the demo, so each product is one more, whatever the day makes of the list. */
export const checkTwoUsers = async (address: string, path: string): Promise<void> => {
  const users = [
    { account: 'other', nickname: '远帆采购主管', additions: 2 },
    { account: 'buyer2', nickname: '研发采购员', additions: 4 },
  ]
  const used = await Promise.all(
    users.map(async ({ account, additions }) => {
      let seen: Awaited<ReturnType<typeof useOffice>> | undefined
      await inChromium(`${address}/login`, async (page) => {
        seen = await useOffice(page, path, account, additions)
      })
      return seen
    }),
  )
  expect('Two users at once see their own names alone', used.map((one) => one?.names), users.map(({ nickname }) => [nickname]))
  expect('and fill their own carts', used.map((one) => one?.added), users.map(({ additions }) => additions))
  expect('with sessions that no script can read', [used.map((one) => one?.isHidden), new Set(used.map((one) => one?.cookie)).size], [[true, true], 2])
}
