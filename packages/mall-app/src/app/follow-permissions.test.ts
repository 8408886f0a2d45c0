import { createMall, createMemoryStorage, createSession, type LoginInfo } from '@mall/api'
import { viewerKey } from '@mall/api/query'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { accountQueries } from '../queries/account.ts'
import { followPermissions } from './follow-permissions.ts'

const login: LoginInfo = {
  Token: 't', RefreshToken: 'r', User: { uid: 1, utype: 'GU', nname: '采购员' },
  Enterprise: { EnterpriseId: 1, EnterpriseName: '公司', GroupId: 1, DepartmentId: 1 }, Role: ['Buyer'], Redirect: '', ReturnUrl: '',
}

const json = (status: number, MsgBody: unknown) => Response.json({ MsgHeader: { Success: status === 200, Code: status === 200 ? 'OK' : 'FORBIDDEN', RetMessage: '暂无权限' }, MsgBody }, { status })

/** An app whose menu has been read; every other call is forbidden. */
const open = async (menus: readonly (readonly string[])[]) => {
  let asked = 0
  const session = createSession({ storage: createMemoryStorage() })
  session.set(login)
  const mall = createMall({
    baseUrl: 'http://mall.test', session,
    fetch: (input, init) => Promise.resolve(new URL(new Request(input, init).url).pathname.endsWith('GetUserMenuList') ? json(200, menus[Math.min(asked++, menus.length - 1)]) : json(403, null)),
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const notify = vi.fn()
  const menu = accountQueries.menuCodes(mall, viewerKey(session.get()))
  await queryClient.fetchQuery(menu)
  followPermissions({ mall, session, queryClient, notify })
  const forbidden = async (name: string) => queryClient.fetchQuery({ queryKey: [name], queryFn: () => mall.department.tree() }).catch(() => undefined)
  return { queryClient, notify, menu, forbidden, asked: () => asked }
}

it('reads the menu again after forbidden calls, once for several, and says once that it has lost something', async () => {
  const { queryClient, notify, menu, forbidden, asked } = await open([['order', 'manage'], ['order']])
  await Promise.all([forbidden('a'), forbidden('b')])
  await expect.poll(() => notify.mock.calls.length).toBe(1)
  expect(notify).toHaveBeenCalledWith('您的权限已变更，菜单已更新', 'warning')
  expect(queryClient.getQueryData(menu.queryKey)).toEqual(['order'])
  expect(asked()).toBe(2)
  await forbidden('c')
  await expect.poll(asked).toBe(3)
  expect(notify).toHaveBeenCalledTimes(1)
})

it('says nothing where the menu is as it was, and asks for none after another failure', async () => {
  const { queryClient, notify, forbidden, asked } = await open([['order']])
  await queryClient.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(new Error('network')) }).catch(() => undefined)
  expect(asked()).toBe(1)
  await forbidden('a')
  await expect.poll(asked).toBe(2)
  expect(notify).not.toHaveBeenCalled()
})
