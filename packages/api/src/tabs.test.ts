import type { ServerResponse } from 'node:http'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginOf } from './testing/responses.ts'
import { openChromium, servePage } from './testing/page-server.ts'

declare global {
  interface Window {
    heard: string[]
  }
}

/** How many calls each tab makes at once. */
const perTab = 20

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

const respond = (response: ServerResponse, status: number, MsgBody: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ MsgHeader: { Success: status === 200, RetMessage: '' }, MsgBody }))
}

describe('two tabs of one browser', () => {
  let site: Awaited<ReturnType<typeof servePage>>
  let browser: Browser
  let context: BrowserContext
  let good = ''
  let refreshTokens = new Set<string>()
  let refreshes = 0
  let rejected = 0

  beforeAll(async () => {
    site = await servePage(async (request, body, response) => {
      if (request.url?.endsWith('/RefreshToken')) {
        refreshes += 1
        const { RefreshToken } = JSON.parse(body.toString()) as { RefreshToken: string }
        // Like a real server: slow enough to be overtaken, and each refresh token is valid once.
        await wait(50)
        if (!refreshTokens.delete(RefreshToken)) return respond(response, 401, null)
        good = `access-${refreshes}`
        refreshTokens.add(`refresh-${refreshes}`)
        return respond(response, 200, { Token: good, RefreshToken: `refresh-${refreshes}` })
      }
      if (request.headers.authorization === `Bearer ${good}`) return respond(response, 200, [])
      rejected += 1
      return respond(response, 401, null)
    })
    browser = await openChromium()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
  })
  beforeEach(async () => {
    good = 'access-0'
    refreshTokens = new Set(['refresh-0'])
    refreshes = 0
    rejected = 0
    context = await browser.newContext()
    return () => context.close()
  })

  const openTab = async (): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(site.origin)
    await page.evaluate(() => {
      window.heard = []
      window.mall.session.subscribe(() => window.heard.push(window.mall.session.get()?.Token ?? 'logged out'))
    })
    return page
  }

  const callAtOnce = (page: Page) =>
    page.evaluate(async (count) => {
      const calls = Array.from({ length: count }, (_, index) => window.mall.product.search({ Key: `词${index}` }))
      return (await Promise.allSettled(calls)).map((result) => (result.status === 'rejected' ? String(result.reason) : 'success'))
    }, perTab)

  it.each(['Web Locks', 'no Web Locks'])('20 calls each on an expired token, with %s: one refresh, 40 responses', async (locks) => {
    if (locks !== 'Web Locks') {
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
    }
    const [one, two] = [await openTab(), await openTab()]
    await one.evaluate((login) => window.mall.session.set(login), loginOf(1, 'expired', 'refresh-0'))
    await two.waitForFunction(() => window.mall.session.get() !== null)
    const responses = await Promise.all([callAtOnce(one), callAtOnce(two)])
    expect(responses.flat()).toEqual(Array.from({ length: 2 * perTab }, () => 'success'))
    expect(refreshes).toBe(1)
    expect(rejected).toBeLessThanOrEqual(2 * perTab)
    const tokens = await Promise.all([one, two].map((page) => page.evaluate(() => window.mall.session.get()?.Token)))
    expect(tokens).toEqual(['access-1', 'access-1'])
  })

  it('a logout in one logs the other out without a reload', async () => {
    const [one, two] = [await openTab(), await openTab()]
    await one.evaluate((login) => window.mall.session.set(login), loginOf(1, 'access-0', 'refresh-0'))
    await two.waitForFunction(() => window.heard.includes('access-0'))
    await one.evaluate(() => window.mall.session.clear())
    await two.waitForFunction(() => window.heard.at(-1) === 'logged out')
    expect(await two.evaluate(() => window.localStorage.length)).toBe(0)
  })

  it('repeated expiry never uses a refresh token twice', async () => {
    const tabs = await Promise.all([openTab(), openTab(), openTab()])
    await tabs[0]?.evaluate((login) => window.mall.session.set(login), loginOf(1, 'expired', 'refresh-0'))
    await Promise.all(tabs.map((page) => page.waitForFunction(() => window.mall.session.get() !== null)))
    for (let round = 1; round <= 10; round += 1) {
      good = `expired in round ${round}`
      const responses = await Promise.all(tabs.map(callAtOnce))
      expect(responses.flat().filter((result) => result !== 'success')).toEqual([])
      expect(refreshes).toBe(round)
    }
  })
})
