import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestMall, type TestMall } from '../../testing/test-mall.ts'
import { hourWindowMs } from '../rate-limit/rules.ts'
import { createSharedRateLimiter } from '../rate-limit/shared-rate-limiter.ts'
import { configOf, readEnvironment } from '../../hosts/environment.ts'
import { waitText } from './rules.ts'
import { countCredential, giveBackCredential, refuseBeyondBounds } from './credentials.ts'

const usual = configOf(readEnvironment({}), '').rates
/** An hour has room for four minutes of either. */
const rates = { ...usual, credential: 8, credentialNetwork: 20, credentialHour: 32, credentialNetworkHour: 80 }

let mall: TestMall
beforeAll(async () => {
  mall = await createTestMall({ seed: false, config: { rates }, createRateLimiter: createSharedRateLimiter })
})
afterAll(() => mall.close())
beforeEach(() => mall.advance(3 * hourWindowMs))

const answer = async (ip: string, off = 0) => {
  const { body, headers } = await mall.call('POST /api/Captcha/Challenge', {}, { ip })
  const x = Number(headers.get('X-Captcha-Answer'))
  const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: x * share, y: step, t: step * 90 }))
  return mall.call('POST /api/Captcha/Verify', { Id: body?.Id ?? '', X: x + off, Track, Input: 'pointer' }, { ip })
}

const solved = async (count: number, ipOf: (nth: number) => string) => {
  let passed = 0
  for (let nth = 0; nth < count; nth++) if ((await answer(ipOf(nth))).success) passed++
  return passed
}

describe('who solves every captcha', () => {
  it('gets no more credentials than the bound of an address, and the refusal says when the next one comes', async () => {
    expect(await solved(12, () => '203.0.113.7')).toBe(rates.credential)
    const tooMany = await answer('203.0.113.7')
    expect(tooMany).toMatchObject({ status: 200, code: 'CAPTCHA_TOO_OFTEN', body: null })
    expect(tooMany.message).toMatch(/^所在网络验证过于频繁，请\d+秒后再试$/)
    const seconds = Number(tooMany.headers.get('Retry-After'))
    expect(tooMany.message).toContain(`请${seconds}秒后`)
    mall.advance((seconds - 1) * 1000)
    expect((await answer('203.0.113.7')).code).toBe('CAPTCHA_TOO_OFTEN')
    mall.advance(1000)
    expect((await answer('203.0.113.7')).success).toBe(true)
  })

  it('has no more with answers in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => answer('203.0.113.8')))
    expect(answers.filter(({ success }) => success)).toHaveLength(rates.credential)
  })

  it.each([
    ['IPv4', (nth: number) => `198.51.100.${nth % 250}`, '198.51.101.1'],
    ['IPv6', (nth: number) => `2001:db8:7:${nth.toString(16)}::1`, '2001:db8:8::1'],
  ])('gets no more from many addresses of one network of %s than its bound, and the network beside it is not concerned', async (_family, ipOf, beside) => {
    expect(await solved(26, ipOf)).toBe(rates.credentialNetwork)
    expect((await answer(ipOf(200))).code).toBe('CAPTCHA_TOO_OFTEN')
    expect((await answer(beside)).success).toBe(true)
  })

  it('and is refused at one address leaves the others of its network theirs', async () => {
    await solved(24, () => '192.0.2.1')
    expect(await solved(rates.credential, () => '192.0.2.2')).toBe(rates.credential)
  })
})

describe('people', () => {
  it('of an office of a hundred behind one address are all let in within ten minutes at nine, one in five at the second try', async () => {
    const deps = { rateLimiter: createSharedRateLimiter(mall.db, mall.clock, usual) }
    let passed = 0
    // Half of them in the first two minutes.
    for (const [people, seconds] of [[50, 120], [50, 480]] as const) {
      for (let person = 0; person < people; person++) {
        mall.advance((seconds / people) * 1000)
        for (let time = 0; time < (person % 5 === 0 ? 2 : 1); time++) {
          await refuseBeyondBounds('203.0.113.99', deps)
          await countCredential('203.0.113.99', deps)
          // Those who log in at the second try have used up one for nothing.
          if (time === 0) await giveBackCredential('203.0.113.99', deps)
          passed++
        }
      }
    }
    expect(passed).toBe(120)
  })

  it('whose answers are wrong use nothing of it up', async () => {
    for (let time = 0; time < 5; time++) expect((await answer('203.0.113.50', 40)).code).toBe('CAPTCHA_FAILED')
    expect(await mall.deps.rateLimiter.waitFor('credentialNetwork', '203.0.113.0/24')).toBeNull()
    expect(await solved(rates.credential, () => '203.0.113.50')).toBe(rates.credential)
  })
})

describe('who is patient', () => {
  /** One captcha solved every ten seconds, less than the bound of a minute, for so many hours. */
  const solvedIn = async (hours: number, ipOf: (nth: number) => string) => {
    let passed = 0
    for (let nth = 0; nth < hours * 360; nth++) {
      mall.advance(10_000)
      const deps = { rateLimiter: mall.deps.rateLimiter }
      passed += await refuseBeyondBounds(ipOf(nth), deps).then(() => countCredential(ipOf(nth), deps)).then(() => 1, () => 0)
    }
    return passed
  }

  it('gets no more than the bound of an hour, whatever is within that of a minute', async () => {
    const hours = 5
    const passed = await solvedIn(hours, () => '203.0.113.60')
    expect(passed).toBeLessThanOrEqual((hours + 1) * rates.credentialHour)
    expect(passed).toBeGreaterThan((hours - 1) * rates.credentialHour)
  })

  it('gets no more from many addresses of one network', async () => {
    const hours = 2
    const passed = await solvedIn(hours, (nth) => `198.51.102.${nth % 250}`)
    expect(passed).toBeLessThanOrEqual((hours + 1) * rates.credentialNetworkHour)
    expect(passed).toBeGreaterThan(rates.credentialNetworkHour)
  })

  it('and is refused reads for how many minutes, in the header as in the words', async () => {
    await solvedIn(1, () => '203.0.113.61')
    const tooMany = await answer('203.0.113.61')
    expect(tooMany).toMatchObject({ code: 'CAPTCHA_TOO_OFTEN' })
    const seconds = Number(tooMany.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(tooMany.message).toBe(`所在网络验证过于频繁，请${waitText(seconds)}后再试`)
    mall.advance(seconds * 1000)
    expect((await answer('203.0.113.61')).success).toBe(true)
  })
})
