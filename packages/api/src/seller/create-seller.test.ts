import { expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, loginOf, securityInfo, success } from '../testing/responses.ts'
import { createScriptedServer } from '../testing/scripted-server.ts'
import { createSeller, createSellerSession, logout, type SellerOptions } from './create-seller.ts'

const viewerPath = '/api/SellerAccount/Viewer'

const start = (options: Partial<SellerOptions> = {}) => {
  const server = createScriptedServer({ token: 'good', refreshToken: 'refresh-0' })
  const session = createSellerSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'stale', 'refresh-0'))
  const seller = createSeller({ baseUrl: 'http://mall.test', session, fetch: server.fetch, ...options })
  return { server, session, seller, viewer: () => seller.sellerAccount.viewer({}, { silent: true }) }
}

it('refreshes by the call of its own side, once for all that wait, and sends each again', async () => {
  const { server, session, viewer } = start()
  await Promise.all(Array.from({ length: 8 }, viewer))
  expect(server.to('/api/SellerAccount/RefreshToken').map(({ body }) => body)).toEqual([{ RefreshToken: 'refresh-0', UserId: 1 }])
  expect(server.to('/api/Account/RefreshToken')).toEqual([])
  expect(server.to(viewerPath).map(({ token }) => token)).toEqual([...Array.from({ length: 8 }, () => 'stale'), ...Array.from({ length: 8 }, () => 'good-1')])
  expect(session.get()?.RefreshToken).toBe('refresh-1')
})

it('does not hold a login while a refresh is under way', async () => {
  const { server, seller, viewer } = start()
  let answer: (response: Response) => void = () => undefined
  const held = new Promise<Response>((resolve) => {
    answer = resolve
  })
  server.on('/api/SellerAccount/RefreshToken', () => held)
  server.on('/api/SellerAccount/Login', () => success(loginOf(2, 'x', 'y')))
  const waiting = viewer()
  await vi.waitFor(() => expect(server.to('/api/SellerAccount/RefreshToken')).toHaveLength(1))
  await seller.sellerAccount.login({ Account: 'wen', Password: 'Desk&Paper26', CaptchaVerifyParam: 'credential' })
  expect(server.to('/api/SellerAccount/Login')[0]?.token).toBeNull()
  answer(success({ Token: 'good', RefreshToken: 'refresh-1' }))
  await waiting
})

it('lifts a limit by the call of its own side', async () => {
  const verify = vi.fn(() => Promise.resolve('credential'))
  const { server, viewer } = start({ verify })
  server.on(viewerPath, (_, nth) => (nth === 1 ? failure('', 429, securityInfo, 'RATE_LIMITED') : success('seen')))
  server.on('/api/SellerAccount/UnLock', () => success(true))
  expect(await viewer()).toBe('seen')
  expect(server.to('/api/SellerAccount/UnLock').map(({ body }) => body)).toEqual([{ CaptchaVerifyParam: 'credential' }])
  expect(server.to('/api/Account/UnLock')).toEqual([])
})

it('lives beside the login of a buyer in one browser: neither sees, refreshes or ends the other’s', async () => {
  const storage = createMemoryStorage()
  const server = createScriptedServer({ token: 'good' })
  server.on('/api/SellerAccount/Logout', () => success(''))
  const [buyer, staff] = [createSession({ storage }), createSellerSession({ storage })]
  const mall = createMall({ baseUrl: 'http://mall.test', session: buyer, fetch: server.fetch })
  const seller = createSeller({ baseUrl: 'http://mall.test', session: staff, fetch: server.fetch })
  buyer.set(loginOf(1, 'good', 'of the buyer'))
  staff.set(loginOf(1, 'good', 'of the staff'))
  expect([buyer.get()?.RefreshToken, staff.get()?.RefreshToken]).toEqual(['of the buyer', 'of the staff'])
  await mall.product.search({ Key: 'x' })
  await logout(seller)
  expect(server.to('/api/SellerAccount/Logout')).toHaveLength(1)
  expect(staff.get()).toBeNull()
  expect(buyer.get()?.RefreshToken).toBe('of the buyer')
})

it('asks for the second factor that a role demands, and sends the call again', async () => {
  let isSetUp = false
  const enrol = vi.fn(() => {
    isSetUp = true
    return Promise.resolve(true)
  })
  const { server, viewer } = start({ enrol })
  server.on(viewerPath, () => (isSetUp ? success('seen') : failure('您的角色要求两步验证，请先设置', 403, null, 'SECOND_FACTOR_DEMANDED')))
  expect(await viewer()).toBe('seen')
  expect(enrol).toHaveBeenCalledOnce()
})

it('never goes to the old mall, which is for buyers', async () => {
  vi.stubGlobal('document', { cookie: 'MallVersion=old' })
  try {
    const { server, session, viewer } = start()
    session.set(loginOf(1, 'good', 'refresh-0'))
    await viewer()
    expect(server.to('/api/Account/JumpOldLink')).toEqual([])
  } finally {
    vi.unstubAllGlobals()
  }
})
