import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { counted, lifted, rateClassOf, rateKeyOf, rateOf, rateWindowMs, secondsUntilFree, type Counter } from './rules.ts'

describe('the sliding window', () => {
  it('allows the limit at any moment, and never twice the limit around the turn of a minute', () => {
    let counter: Counter | undefined
    let passed = 0
    for (let now = rateWindowMs - 2000; now < rateWindowMs + 2000; now += 10) {
      counter = counted(counter, now)
      if (rateOf(counter, now) <= 100) passed++
    }
    expect(passed).toBeLessThanOrEqual(105)
  })

  it('forgets after two quiet minutes', () => {
    const busy: Counter = { window: 0, count: 500, previous: 500 }
    expect(rateOf(counted(busy, 2 * rateWindowMs), 2 * rateWindowMs)).toBe(1)
  })

  it('says when one more call is allowed: then it is, and not a second before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 300 }), fc.integer({ min: 2, max: 100 }), (pauses, limit) => {
        let counter: Counter | undefined
        let now = 0
        for (const pause of pauses) {
          now += pause
          counter = counted(counter, now)
          if (rateOf(counter, now) <= limit) continue
          const seconds = secondsUntilFree(counter, now, limit)
          const [then, before] = [now + seconds * 1000, now + (seconds - 1) * 1000]
          expect(rateOf(counted(counter, then), then)).toBeLessThanOrEqual(limit + 1e-9)
          if (seconds > 1) expect(rateOf(counted(counter, before), before)).toBeGreaterThan(limit)
        }
      }),
    )
  })

  it('counts the calls that lift the limit apart from the rest', () => {
    expect(rateClassOf('POST /api/Account/UnLock')).toBe('captcha')
    expect(rateClassOf('POST /api/Captcha/Verify')).toBe('captcha')
    expect(rateClassOf('POST /api/Account/Login')).toBe('login')
    expect(rateClassOf('POST /api/Product/Search')).toBe('api')
    expect(rateClassOf('POST /api/Product/ImageSearch')).toBe('image')
    expect(rateClassOf('POST /api/DeepSeek/Chat')).toBe('chat')
    for (const controller of ['QuickOrder', 'Inquiry'] as const) expect(rateClassOf(`POST /api/${controller}/Import`)).toBe('import')
    for (const controller of ['Account', 'Address'] as const) expect(rateClassOf(`POST /api/${controller}/ImportCheck`)).toBe('import')
    expect(rateClassOf('POST /api/Account/Import')).toBe('api')
  })

  it.each([
    ['2001:db8:1:2::7', '2001:DB8:1:2:ffff:1:2:3', true],
    ['2001:db8::1', '2001:0db8:0:0:9::', true],
    ['2001:db8:1:2::7', '2001:db8:1:3::7', false],
    ['::1', '::2', true],
    ['10.0.0.1', '10.0.0.2', false],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.2', false],
  ])('counts %s and %s as one network: %s', (one, other, same) => {
    expect(rateKeyOf(one, null) === rateKeyOf(other, null)).toBe(same)
    expect(rateKeyOf(one, 7)).not.toBe(rateKeyOf(one, null))
  })
})

it('a solved captcha gives back half of a limit, and one call at least', () => {
  expect([300, 5, 1].map((limit) => lifted(limit, 0).count)).toEqual([150, 3, 0])
})
