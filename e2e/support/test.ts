import { test as base, type BrowserContext, type Page } from '@playwright/test'
import type { LoginInfo } from '../../packages/api/src/contract/index.ts'
import { createSession } from '../../packages/api/src/session/session.ts'
import { createMemoryStorage } from '../../packages/api/src/session/storage.ts'
import { createApi, loginInfoOf, type Api } from './api.ts'

/** Somebody with a browser of their own, and the same session to call the mall beside the page. */
export interface Person {
  readonly context: BrowserContext
  readonly page: Page
  readonly api: Api
  readonly login: LoginInfo
}

interface Fixtures {
  /** Where the mall under test is served. */
  origin: string
  /** The mall without a token. */
  visitorApi: Api
  /** Opens a browser in which a demo account is logged in already, with an empty cart when it has one. */
  enter: (account: string) => Promise<Person>
  /** Calls as a demo account, without a browser. */
  apiOf: (account: string) => Promise<Api>
}

/** What the app itself would have stored of a login. */
function storedSession(login: LoginInfo): { name: string; value: string }[] {
  const storage = createMemoryStorage()
  createSession({ storage }).set(login)
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((name) => ({ name, value: storage.getItem(name) ?? '' }))
}

export const test = base.extend<Fixtures>({
  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('The project has no baseURL.')
    await use(baseURL)
  },

  visitorApi: async ({ request }, use) => {
    await use(createApi(request))
  },

  apiOf: async ({ request, visitorApi }, use) => {
    await use(async (account) => createApi(request, (await loginInfoOf(visitorApi, account)).Token))
  },

  enter: async ({ browser, request, visitorApi, origin }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (account) => {
      const login = await loginInfoOf(visitorApi, account)
      const api = createApi(request, login.Token)
      if (login.Role.includes('Buyer')) await api.call('POST /api/ShoppingCart/Clear', { OnlyInvalid: false })
      const context = await browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage: storedSession(login) }] } })
      contexts.push(context)
      return { context, page: await context.newPage(), api, login }
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
