import { createCategoryCache, createMall, createMemoryStorage, createSession, type LoginInfo } from '@mall/api'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { categoryQueries } from './category.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const minute = 60_000

const login: LoginInfo = {
  Token: 't',
  RefreshToken: 'r',
  User: { uid: 1, utype: 'GU', nname: '采购员' },
  Enterprise: { EnterpriseId: 1, EnterpriseName: '公司', GroupId: 1, DepartmentId: 1 },
  Role: ['Buyer'],
  Redirect: '',
  ReturnUrl: '',
}

/** One browser: its storage stays when a page is loaded again. */
const openBrowser = () => {
  const calls: (string | undefined)[] = []
  const fetching: typeof fetch = (input, init) => {
    calls.push(new URL(new Request(input, init).url).pathname.split('/').at(-1))
    return Promise.resolve(Response.json({ MsgHeader: { Success: true, Code: 'OK', RetMessage: '' }, MsgBody: [] }))
  }
  const storage = createMemoryStorage()
  const session = createSession({ storage: createMemoryStorage() })
  const loadPage = (viewer: string) => {
    const mall = createMall({ baseUrl: 'http://mall.test', session, fetch: fetching })
    return new QueryClient().fetchQuery(categoryQueries.tree(createCategoryCache(mall, { storage }), viewer))
  }
  return { session, loadPage, calls: () => calls }
}

it('specification §9: a customer’s tree is kept for half an hour, across reloads', async () => {
  const { session, loadPage, calls } = openBrowser()
  session.set(login)
  const tree = await loadPage('buyer')
  vi.setSystemTime(Date.now() + 29 * minute)
  expect(await loadPage('buyer')).toEqual(tree)
  expect(calls()).toEqual(['GetCustomerCategories'])
  vi.setSystemTime(Date.now() + 2 * minute)
  await loadPage('buyer')
  expect(calls()).toHaveLength(2)
})

it('a visitor gets the public tree, and a customer who logs in does not see it', async () => {
  const { session, loadPage, calls } = openBrowser()
  await loadPage('visitor')
  session.set(login)
  await loadPage('buyer')
  expect(calls()).toEqual(['MallCategories', 'GetCustomerCategories'])
})
