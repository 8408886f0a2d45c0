import { createMall, createMemoryStorage, createSession, type Mall } from '@mall/api'
import { demoPassword } from '@mall/mocks/builders'
import { liveCaptchaAnswer, liveFetch, liveLogin, resetLiveMall } from '@mall/mocks/live-mall'
import { beforeEach, expect, test } from 'vitest'

/** A mall as this site makes it, whose requests the live mall answers in this process. */
const openMall = (): Mall => createMall({ baseUrl: 'http://mall.test', session: createSession({ storage: createMemoryStorage() }), fetch: liveFetch })

beforeEach(resetLiveMall)

test('a login with a password and a captcha', async () => {
  const mall = openMall()
  const { Id } = await mall.captcha.challenge({})
  const X = liveCaptchaAnswer()
  const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: X * share, y: step, t: step * 90 }))
  const { CaptchaVerifyParam } = await mall.captcha.verify({ Id, X, Track, Input: 'pointer' })
  const login = await mall.account.login({ Account: 'buyer', Password: demoPassword, CaptchaVerifyParam })
  expect(login.User.nname).toBe('行政采购员')
})

test('what is put into the cart is there, and gone in the next test', async () => {
  const mall = openMall()
  mall.session.set(await liveLogin('buyer2'))
  expect(await mall.shoppingCart.count({})).toBe(0)
  const { Items: [product] } = await mall.product.list({ Keyword: '笔记本', PageIndex: 1, PageSize: 20 })
  await mall.shoppingCart.addToCart({ Items: [{ ProductCode: product?.ProductCode ?? '', Quantity: product?.MOQ ?? 1 }] })
  expect(await mall.shoppingCart.count({})).toBe(1)
})
