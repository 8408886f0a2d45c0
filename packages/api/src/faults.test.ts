import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMall, type Mall } from './create-mall.ts'
import type { MallError } from './errors.ts'
import { createSession } from './session/session.ts'
import { createMemoryStorage } from './session/storage.ts'
import { loginOf } from './testing/responses.ts'
import { faults, startFaultProxy, type Fault } from './testing/fault-proxy.ts'

const picture = new File(['x'], '图.png', { type: 'image/png' })

/** Every call of specification §7. */
const calls: Record<string, (mall: Mall) => Promise<unknown>> = {
  'Product/SupposeCategory': (mall) => mall.product.supposeCategory({ BeginTime: 0, EndTime: 1, TopN: 8 }),
  'Product/Search': (mall) => mall.product.search({ Key: '笔' }),
  'Product/ImageSearch': (mall) => mall.product.imageSearch(picture),
  'Category/GetCustomerCategories': (mall) => mall.category.getCustomerCategories(),
  'Category/MallCategories': (mall) => mall.category.mallCategories(),
  'Account/GetUserMenuList': (mall) => mall.account.getUserMenuList(),
  'ShoppingCart/YouLike': (mall) => mall.shoppingCart.youLike(),
  'Account/RefreshToken': (mall) => mall.account.refreshToken({ RefreshToken: 'R', UserId: 1 }),
  'ManageService/EnterpriseGroupSet': (mall) => mall.manageService.enterpriseGroupSet(),
  'ShoppingCart/Count': (mall) => mall.shoppingCart.count(),
  'ShoppingCart/AddToCart': (mall) => mall.shoppingCart.addToCart({ Items: [{ ProductCode: '1', Quantity: 1 }] }),
  'Favorite/Add': (mall) => mall.favorite.add({ TargetId: '1', Type: 1 }),
  'Account/JumpOldLink': (mall) => mall.account.jumpOldLink({ tag: 'x' }),
  'Account/LoginBySession': (mall) => mall.account.loginBySession({ sessionKey: 'k' }),
  'Account/UnLock': (mall) => mall.account.unLock({ CaptchaVerifyParam: 'x' }),
  'File/Execute': (mall) => mall.upload(picture),
  'a download': (mall) => mall.order.export(),
}

const expected: Record<Fault, [kind: string, message: string]> = {
  'time-out': ['timeout', '网络连接故障'],
  'reset in mid-body': ['network', '网络连接故障'],
  'slow drip': ['timeout', '网络连接故障'],
  'HTML with 200': ['envelope', '网络连接故障'],
  'broken JSON': ['envelope', '网络连接故障'],
  'empty 204': ['envelope', '网络连接故障'],
  'Success: false without a message': ['business', '请求失败'],
  '401': ['unauthorized', '未登录或登录已过期，请重新登录'],
  '403': ['forbidden', '拒绝访问'],
  '404': ['notFound', '请求地址错误'],
  '429': ['rateLimited', '系统识别到您的访问存在安全隐患'],
  '500': ['server', '服务器故障'],
}

/** §8 knows one failure of a download; only failures that require an action of the user keep their own message. */
const expectedOf = (call: string, fault: Fault): string[] =>
  call === 'a download' && !['401', '403', '429'].includes(fault) ? ['download', '下载失败'] : expected[fault]

/** ms. The proxy's slow responses take minutes; a response to anything else may take its time on a busy machine. */
const timeoutOf = (fault: Fault) => (fault === 'time-out' || fault === 'slow drip' ? 1000 : 60_000)

const failing = async (fault: Fault, origin: string, call: (mall: Mall) => Promise<unknown>) => {
  const session = createSession({ storage: createMemoryStorage() })
  session.set(loginOf(1, 'T', 'of the session'))
  const shown: MallError[] = []
  let isBusy = false
  const mall = createMall({
    baseUrl: origin,
    session,
    timeout: timeoutOf(fault),
    onError: (error) => shown.push(error),
    onBusyChange: (busy) => void (isBusy = busy),
  })
  const failed = await call(mall).then(() => null, (error: MallError) => error)
  await vi.waitFor(() => expect(isBusy).toBe(false), { timeout: 15_000 })
  return { outcome: [failed?.kind, failed?.message], shown: shown.map((error) => error.message) }
}

describe('each call of specification §7: one right message, no unhandled rejection, and the busy state ends', () => {
  const unhandled = vi.fn()
  beforeAll(() => void process.on('unhandledRejection', unhandled))
  afterAll(() => void process.off('unhandledRejection', unhandled))

  it.concurrent.each(faults)('%s', async (fault) => {
    const proxy = await startFaultProxy(fault)
    try {
      const entries = Object.entries(calls)
      const results = await Promise.all(entries.map(async ([name, call]) => [name, await failing(fault, proxy.origin, call)]))
      expect(results).toEqual(
        entries.map(([name]) => {
          const outcome = expectedOf(name, fault)
          return [name, { outcome, shown: [outcome[1]] }]
        }),
      )
    } finally {
      proxy.close()
    }
  })

  it('left nothing unhandled', () => expect(unhandled).not.toHaveBeenCalled())
})
