import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { challengeFrom, createMall } from '@mall/api'
import type { CaptchaAnswer } from '@mall/api/contract'
import { eq } from 'drizzle-orm'
import { captchaChallenge } from '../db/schema/organisation.ts'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'

const unlimited = { api: Infinity, picture: Infinity, login: Infinity, loginAddress: Infinity, captcha: Infinity, credential: Infinity, credentialNetwork: Infinity, credentialHour: Infinity, credentialNetworkHour: Infinity, image: Infinity, import: Infinity, chat: Infinity }
const rates = { ...unlimited, captchaKeys: 3, captchaFailures: 2, captchaIdle: 4, captchaUnsolved: 12 }

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false, config: { rates } })
})
afterAll(() => mall.close())
beforeEach(() => mall.advance(10 * 60_000))

const challenge = async (ip: string) => {
  const { body, headers } = await mall.call('POST /api/Captcha/Challenge', {}, { ip })
  if (!body) throw new Error('no challenge')
  return { ...body, x: Number(headers.get('X-Captcha-Answer')) }
}

const drag = (x: number) => [0, 0.3, 0.7, 1].map((share, step) => ({ x: x * share, y: step, t: step * 90 }))

const answer = async (ip: string, off = 0, given: Partial<CaptchaAnswer> = {}) => {
  const { Id, x } = await challenge(ip)
  return mall.call('POST /api/Captcha/Verify', { Id, X: x + off, Track: drag(x), Input: 'pointer', ...given }, { ip })
}

/** Where the piece of a challenge belongs, which no response to the SDK says. */
const answerOf = async (id: string) => {
  const [row] = await mall.db.select().from(captchaChallenge).where(eq(captchaChallenge.id, id))
  return row?.targetX ?? 0
}

const fail = async (ip: string, times: number) => {
  for (let time = 0; time < times; time++) expect(await answer(ip, 40)).toMatchObject({ code: 'CAPTCHA_FAILED' })
}

describe('answers by keys', () => {
  const byKeys = (ip: string) => answer(ip, 0, { Input: 'keyboard', Track: [] })

  it('are fewer than those by pointer, of an address within a minute, and it says for how long', async () => {
    for (let time = 0; time < rates.captchaKeys; time++) expect((await byKeys('10.1.0.1')).success).toBe(true)
    const tooMany = await byKeys('10.1.0.1')
    expect(tooMany).toMatchObject({ status: 200, code: 'CAPTCHA_TOO_OFTEN', body: null })
    expect(tooMany.message).toMatch(/^按键验证过于频繁，请\d+秒后再试$/)
    expect(tooMany.message).toContain(`请${tooMany.headers.get('Retry-After')}秒后`)
    expect((await answer('10.1.0.1')).success).toBe(true)
    expect((await byKeys('10.1.0.2')).success).toBe(true)
    mall.advance(2 * 60_000)
    expect((await byKeys('10.1.0.1')).success).toBe(true)
  })
})

describe('an address whose answers were wrong', () => {
  it('is given work with its challenges, and the others are not', async () => {
    await fail('10.1.1.1', rates.captchaFailures - 1)
    expect((await challenge('10.1.1.1')).Work).toBeUndefined()
    await fail('10.1.1.1', 1)
    const { Id, Work } = await challenge('10.1.1.1')
    expect(Work).toMatchObject({ Salt: `${Id}&`, MaxNumber: 50_000 })
    expect((await challenge('10.1.1.2')).Work).toBeUndefined()
    mall.advance(2 * 60_000)
    expect((await challenge('10.1.1.1')).Work).toBeUndefined()
  })

  it('goes on without a limit with the work done, as the SDK does it', async () => {
    const ip = '10.1.1.3'
    await fail(ip, rates.captchaFailures)
    const sdk = createMall({ baseUrl: 'http://mall.test', fetch: (async (input: Request) => mall.app.fetch(input, { peerAddress: ip })) as typeof fetch })
    const calls = challengeFrom(sdk.captcha)
    const { signal } = new AbortController()
    for (let time = 0; time < rates.captchaIdle + 1; time++) {
      const given = await calls.loadChallenge({ signal })
      if (!('id' in given)) throw new Error(given.message)
      const { id } = given
      const x = await answerOf(id)
      expect(await calls.verify({ id, x, track: drag(x), input: 'pointer' }, { signal })).toMatchObject({ credential: expect.any(String) as string })
    }
  })

  it('goes on slowly with a client that knows of no work', async () => {
    const ip = '10.1.1.4'
    await fail(ip, rates.captchaFailures)
    for (let time = 0; time < rates.captchaIdle; time++) expect((await answer(ip)).success).toBe(true)
    const tooMany = await answer(ip)
    expect(tooMany.code).toBe('CAPTCHA_TOO_OFTEN')
    expect(tooMany.message).toMatch(/^验证失败次数过多，请\d+秒后再试$/)
    expect(tooMany.message).toContain(`请${tooMany.headers.get('Retry-After')}秒后`)
  })

  it('gets nowhere with the work of another challenge, or with another number', async () => {
    const ip = '10.1.1.5'
    await fail(ip, rates.captchaFailures)
    const { Work } = await challenge(ip)
    if (!Work) throw new Error('no work')
    const { Target, Signature } = Work
    for (let time = 0; time < rates.captchaIdle; time++) await answer(ip, 0, { Work: { Number: 1, Target, Signature } })
    expect(await answer(ip, 0, { Work: { Number: 1, Target, Signature } })).toMatchObject({ code: 'CAPTCHA_TOO_OFTEN' })
  })
})

describe('an address that leaves its puzzles unsolved', () => {
  const ask = (ip: string) => mall.call('POST /api/Captcha/Challenge', {}, { ip })
  const askAll = async (ip: string, times: number) => {
    const codes = new Map<string, number>()
    for (let time = 0; time < times; time++) {
      const { code } = await ask(ip)
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    return Object.fromEntries(codes)
  }

  it('gets fewer, and the others theirs', async () => {
    expect(await askAll('10.2.1.1', rates.captchaUnsolved + 3)).toEqual({ OK: rates.captchaUnsolved, CAPTCHA_TOO_OFTEN: 3 })
    const tooMany = await ask('10.2.1.1')
    const seconds = Number(tooMany.headers.get('Retry-After'))
    expect(tooMany.message).toBe(`获取验证码过于频繁，请${seconds}秒后再试`)
    expect((await ask('10.2.1.2')).success).toBe(true)
    mall.advance(seconds * 1000)
    expect((await ask('10.2.1.1')).success).toBe(true)
  })

  it('goes on slowly, however many it is refused', async () => {
    mall.advance(30_000)
    await askAll('10.2.2.1', rates.captchaUnsolved)
    for (let minute = 0; minute < 2; minute++) {
      mall.advance(60_000)
      expect((await askAll('10.2.2.1', 2 * rates.captchaUnsolved)).OK).toBeGreaterThan(rates.captchaUnsolved / 4)
    }
  })

  it('gets them all again once it solves one', async () => {
    await askAll('10.2.3.1', rates.captchaUnsolved - 1)
    expect((await answer('10.2.3.1')).success).toBe(true)
    expect(await askAll('10.2.3.1', rates.captchaUnsolved)).toEqual({ OK: rates.captchaUnsolved })
  })
})
