import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'
import type { LoginInfo } from '../../packages/api/src/contract/index.ts'
import type { Seller } from '../../packages/mall-server/src/testing/seller.ts'
import { sellerPortOf } from '../site/ports.ts'
import type { RuleId } from '../specification.ts'
import { newAccount, type Account } from './accounts.ts'
import { createApi, loginInfoOf, type Api } from './api.ts'
import { watchPolicy } from './policy.ts'
import { storedSession } from './stored-session.ts'
import { watchVisits } from './visits.ts'

/** A user with a browser, and the same session for calls without a page. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly api: Api
  readonly login: LoginInfo
}

/** Opens a browser in which an account is logged in; by default a new buyer. `at`: another host name of the mall. `password`: when it is not the demo's. */
export type Enter = (account?: Account, options?: { readonly at?: string; readonly password?: string }) => Promise<Person>

interface Fixtures {
  /** Where the mall under test is served. */
  origin: string
  /** What the policy of the pages has stopped in this test. Anything left at its end fails it. */
  violations: string[]
  /** All that the server under test has printed so far. */
  serverLog: () => string
  /** The mall without a token. */
  visitorApi: Api
  /** Another browser, set up like the test's own. */
  newBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>
  enter: Enter
  /** What the seller of the mall does, now. */
  seller: Seller
  /** What the mall has mailed to an address, the newest last. */
  mailsTo: (address: string) => Promise<readonly string[]>
  /** What the audit of trade finds in the database now: nothing, whatever the flows have done so far. */
  findViolations: () => Promise<unknown>
  /** Calls as an account, by default a new buyer, without a browser. */
  apiOf: (account?: Account, password?: string) => Promise<Api>
}

/**
 * The details of a test that holds rules of the specification: `test('…', holds('§2.guard.login'), async () => …)`. An id that
 * e2e/specification.ts does not have is a type error.
 */
export const holds = (...rules: readonly [RuleId, ...RuleId[]]) => ({ tag: rules.map((rule) => `@${rule}`) })

export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('The project has no baseURL.')
    await use(baseURL)
  },

  violations: [
    async ({ context }, use) => {
      const violations: string[] = []
      watchVisits(context)
      await watchPolicy(context, violations)
      await use(violations)
      expect(violations, 'stopped by the policy').toEqual([])
    },
    { auto: true },
  ],

  serverLog: async ({ origin }, use) => {
    await use(() => readFileSync(join(process.env.MALL_E2E_DATA ?? '', `${new URL(origin).port}.log`), 'utf8'))
  },

  visitorApi: async ({ request }, use) => {
    await use(createApi(request))
  },

  seller: async ({ request, origin }, use) => {
    const { hostname, port } = new URL(origin)
    const ask = async (move: keyof Seller, number: string) => {
      const response = await request.post(`http://${hostname}:${sellerPortOf(Number(port))}/${move}/${number}`)
      if (!response.ok()) throw new Error(await response.text())
    }
    await use({
      deliver: (orderNo) => ask('deliver', orderNo),
      moveOn: (returnNo) => ask('moveOn', returnNo),
      issue: (invoiceNo) => ask('issue', invoiceNo),
      lowerPrice: (productCode) => ask('lowerPrice', productCode),
    })
  },

  mailsTo: async ({ request, origin }, use) => {
    const { hostname, port } = new URL(origin)
    await use(async (address) => (await (await request.get(`http://${hostname}:${sellerPortOf(Number(port))}/mails/${encodeURIComponent(address)}`)).json()) as string[])
  },

  findViolations: async ({ request, origin }, use) => {
    const { hostname, port } = new URL(origin)
    await use(async () => (await request.get(`http://${hostname}:${sellerPortOf(Number(port))}/violations`)).json())
  },

  apiOf: async ({ request, visitorApi }, use) => {
    await use(async (account = newAccount(), password?: string) => createApi(request, (await loginInfoOf(visitorApi, account, password)).Token))
  },

  newBrowser: async ({ browser, violations }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      watchVisits(context)
      await watchPolicy(context, violations)
      return context
    })
    for (const context of contexts) await context.close()
  },

  enter: async ({ newBrowser, request, visitorApi, origin }, use) => {
    await use(async (account = newAccount(), { at = origin, password } = {}) => {
      const login = await loginInfoOf(visitorApi, account, password)
      const api = createApi(request, login.Token)
      const context = await newBrowser({ storageState: storedSession(login, at) })
      return { context, page: await context.newPage(), api, login }
    })
  },
})

export { expect } from '@playwright/test'
