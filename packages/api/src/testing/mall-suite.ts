import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { createMall } from '../create-mall.ts'
import type { MallError } from '../errors.ts'
import { hotKeywordPeriod } from '../hot-keywords.ts'
import { loginBySessionKey, logout } from '../login.ts'
import type { MallOptions } from '../client/options.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { decodeToken } from '../session/token.ts'
import { switchToOldMall } from '../version-switch.ts'

/** The server under test. */
export interface Target {
  readonly fetch: typeof fetch
  /** After eight requests for the cart's count the server responds 429 until a captcha is solved; returns the function that ends this. */
  limit(): () => void
  sessionKey(): Promise<string>
  close(): Promise<void> | void
}

const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)
const picture = () => new File([png], '样品.png', { type: 'image/png' })

/** The SDK against a mall that keeps its contract. */
export const describeMall = (name: string, open: () => Promise<Target>): void => {
  describe(name, () => {
    let target: Target
    beforeAll(async () => {
      target = await open()
    })
    afterAll(() => target.close())

    let paths: string[] = []
    let captchaAnswer = 0
    beforeEach(() => {
      paths = []
    })

    const visit = (options: Partial<MallOptions> = {}) => {
      const spying: typeof fetch = async (input, init) => {
        paths.push(new URL(input instanceof Request ? input.url : input).pathname)
        const response = await target.fetch(input, init)
        captchaAnswer = Number(response.headers.get('X-Captcha-Answer') ?? captchaAnswer)
        return response
      }
      const shown: string[] = []
      const lost: string[] = []
      const mall = createMall({
        baseUrl: 'http://mall.test',
        session: createSession({ storage: createMemoryStorage() }),
        fetch: spying,
        contract,
        onError: (error) => shown.push(error.message),
        onSessionLost: (reason) => lost.push(reason),
        ...options,
      })
      return { mall, shown, lost }
    }
    type Visit = ReturnType<typeof visit>

    const solve = async ({ mall }: Pick<Visit, 'mall'>): Promise<string> => {
      const { Id } = await mall.captcha.challenge()
      const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: captchaAnswer * share, y: step, t: step * 90 }))
      return (await mall.captcha.verify({ Id, X: captchaAnswer, Track, Input: 'pointer' })).CaptchaVerifyParam
    }

    const enter = async (options?: Partial<MallOptions>): Promise<Visit> => {
      const visited = visit(options)
      const CaptchaVerifyParam = await solve(visited)
      visited.mall.session.set(await visited.mall.account.login({ Account: 'buyer', Password: 'Mall@2026', CaptchaVerifyParam }))
      return visited
    }
    const failure = (promise: Promise<unknown>) => promise.then(() => null, (error: MallError) => error)
    const count = (path: string) => paths.filter((seen) => seen === path).length

    it('a visitor sees keywords, suggestions, categories and home', async () => {
      const { mall, shown } = visit()
      expect((await mall.product.supposeCategory(hotKeywordPeriod(new Date('2026-03-18T10:00:00+08:00')))).length).toBeLessThanOrEqual(8)
      expect((await mall.product.search({ Key: '笔' })).length).toBeGreaterThan(0)
      expect((await mall.category.mallCategories()).length).toBeGreaterThan(10)
      expect((await mall.home.index()).Banners).toBeDefined()
      expect(shown).toEqual([])
    })

    it('a visitor who requests a cart sees the message to log in, once', async () => {
      const { mall, shown, lost } = visit()
      expect(await failure(mall.shoppingCart.count())).toMatchObject({ kind: 'unauthorized', status: 401 })
      expect({ shown, lost }).toEqual({ shown: ['未登录或登录已过期，请重新登录'], lost: ['missing'] })
    })

    it('a login opens a session; the token says whose', async () => {
      const { mall } = await enter()
      const state = mall.session.get()
      const payload = decodeToken(state?.Token ?? '')
      expect(payload).toEqual({ Enterprise: state?.Enterprise, Role: state?.Role, User: state?.User })
    })

    it('a wrong password says so in the server’s words', async () => {
      const { mall, shown } = visit()
      const login = { Account: 'buyer', Password: 'wrong', CaptchaVerifyParam: await solve({ mall }) }
      expect(await failure(mall.account.login(login))).toMatchObject({ kind: 'business', status: 200 })
      expect(shown[0]).toMatch(/账号或密码错误/)
    })

    it('a customer sees categories, menu, recommendations and logo, fills the cart and keeps a favourite', async () => {
      const { mall, shown } = await enter()
      expect((await mall.category.getCustomerCategories()).length).toBeGreaterThan(0)
      expect((await mall.account.getUserMenuList()).length).toBeGreaterThan(0)
      expect((await mall.shoppingCart.youLike()).length).toBeLessThanOrEqual(6)
      expect((await mall.manageService.enterpriseGroupSet()).CustomerLogo).toBeTruthy()
      const { Items } = await mall.product.list({ OnlyInStock: true, OnlyAgreed: true, PageIndex: 1, PageSize: 20 })
      const [product] = Items
      const ProductCode = product?.ProductCode ?? ''
      await mall.shoppingCart.clear({ OnlyInvalid: false })
      expect(await mall.shoppingCart.addToCart({ Items: [{ ProductCode, Quantity: product?.MOQ ?? 1 }] })).toBe('添加购物车成功')
      expect(await mall.shoppingCart.count()).toBe(1)
      expect(await mall.favorite.add({ TargetId: ProductCode, Type: 1 })).toBe('添加收藏成功')
      expect(shown).toEqual([])
    })

    it('twenty calls on an expired token: one refresh, twenty responses', async () => {
      const { mall, shown } = await enter()
      const before = mall.session.get()
      mall.session.replaceTokens({ Token: 'dead', RefreshToken: before?.RefreshToken ?? '' })
      const responses = await Promise.all(Array.from({ length: 20 }, () => mall.shoppingCart.count()))
      expect(responses).toHaveLength(20)
      expect(count('/api/Account/RefreshToken')).toBe(1)
      expect(count('/api/ShoppingCart/Count')).toBe(40)
      expect(mall.session.get()?.RefreshToken).not.toBe(before?.RefreshToken)
      expect(shown).toEqual([])
    })

    it('two tabs on an expired token: one refresh, so that no refresh token is used twice', async () => {
      const storage = createMemoryStorage()
      const tabs = [await enter({ session: createSession({ storage }) }), visit({ session: createSession({ storage }) })]
      const { session } = tabs[0]?.mall ?? visit().mall
      session.replaceTokens({ Token: 'dead', RefreshToken: session.get()?.RefreshToken ?? '' })
      const responses = await Promise.all(tabs.flatMap(({ mall }) => Array.from({ length: 20 }, () => mall.shoppingCart.count())))
      expect(responses).toHaveLength(40)
      expect(count('/api/Account/RefreshToken')).toBe(1)
      expect(tabs.flatMap(({ shown, lost }) => [...shown, ...lost])).toEqual([])
    })

    it('an invalid refresh token ends the session', async () => {
      const { mall, shown, lost } = await enter()
      mall.session.replaceTokens({ Token: 'dead', RefreshToken: 'no good' })
      const errors = await Promise.all(Array.from({ length: 5 }, () => failure(mall.shoppingCart.count())))
      expect(errors.map((error) => error?.message)).toEqual(Array.from({ length: 5 }, () => '登录已过期，请重新登录'))
      expect({ state: mall.session.get(), shown, lost }).toEqual({ state: null, shown: ['登录已过期，请重新登录'], lost: ['refresh-failed'] })
    })

    it('the rate limit: the captcha lifts it and all calls succeed', async () => {
      const verifications: object[] = []
      const visited: Visit = await enter({
        verify: (info) => {
          verifications.push(info)
          return solve(visited)
        },
      })
      await Promise.all(Array.from({ length: 8 }, () => visited.mall.shoppingCart.count()))
      const unlimit = target.limit()
      const responses = await Promise.all(Array.from({ length: 5 }, () => visited.mall.shoppingCart.count()))
      expect(responses).toHaveLength(5)
      expect(verifications).toHaveLength(1)
      expect(verifications[0]).toMatchObject({ Target: '/api/ShoppingCart/Count', Guid: expect.stringMatching(/^[\da-f-]{36}$/) as unknown })
      expect(visited.shown).toEqual([])
      unlimit()
    })

    it('files: upload, image search, download', async () => {
      const { mall } = await enter()
      expect(await mall.upload(picture())).toMatchObject({ ContentType: 'image/png', Size: png.length })
      expect((await mall.product.imageSearch(picture())).Items).toBeInstanceOf(Array)
      const saved: Blob[] = []
      const file = await mall.order.export({}, { save: (blob) => saved.push(blob) })
      expect(file.name).toMatch(/\.xlsx$/)
      expect(file.size).toBe(saved[0]?.size)
      expect(file.size).toBeGreaterThan(100)
    })

    it('the old mall: its address with the token, to an allowed origin only', async () => {
      const { mall } = await enter()
      const visited: string[] = []
      const go = (address: string) => visited.push(address)
      await switchToOldMall(mall, { returnUrl: '/', mode: 'get', allowedOrigins: ['https://old.mall.example'], go })
      expect(new URL(visited[0] ?? '').searchParams.get('token')).toBe(mall.session.get()?.Token)
    })

    it('auto-login by session key', async () => {
      const { mall } = visit()
      await loginBySessionKey(mall, { sessionKey: await target.sessionKey() })
      expect(mall.session.get()?.User.uid).toBeGreaterThan(0)
      await expect(loginBySessionKey(mall, { sessionKey: 'nobody’s' })).rejects.toMatchObject({ message: '自动登录失败，请手动登录' })
    })

    it('a logout ends the session', async () => {
      const { mall, shown } = await enter()
      await logout(mall)
      expect(mall.session.get()).toBeNull()
      expect(shown).toEqual([])
    })
  })
}
