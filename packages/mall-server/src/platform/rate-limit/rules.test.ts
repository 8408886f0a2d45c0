import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { added, counted, extraCallsOf, hourWindowMs, lifted, msOfOneCall, rateClassOf, rateKeyOf, rateOf, rateWindowMs, secondsUntilFree, waitBefore, widerNetworkOf, type Counter } from './rules.ts'

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

  it.each([
    ['back by an hour', -60], ['back by two minutes', -2], ['forth by an hour', 60],
  ])('goes on within two minutes after the clock was set %s: it neither blocks for an hour nor loses a minute’s calls when set back', (_step, minutes) => {
    const busy = counted({ window: 1000, count: 100, previous: 0 }, 1000 * rateWindowMs + 30_000)
    const now = (1000 + minutes) * rateWindowMs + 30_000
    expect(rateOf(counted(busy, now), now)).toBe(minutes < 0 ? 102 : 1)
    expect(rateOf(counted(counted(busy, now), now + 2 * rateWindowMs), now + 2 * rateWindowMs)).toBe(1)
  })

  it('counts in the next window while another process’s clock is a little ahead', () => {
    const ahead: Counter = { window: 11, count: 5, previous: 8 }
    const now = 11 * rateWindowMs - 2_000
    expect(counted(ahead, now)).toEqual({ window: 11, count: 6, previous: 8 })
    expect(rateOf(counted(ahead, now), now)).toBe(14)
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
    expect(rateClassOf('POST /api/SellerProductImport/Upload')).toBe('import')
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

describe('the network around an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255', '203.0.113.0/24'],
    ['2001:db8:1:2::7', '2001:db8:1::/48'],
    ['2001:0DB8:0001:ffff:1:2:3:4', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(widerNetworkOf(ip)).toBe(network)
  })
})

describe('a bound', () => {
  it('whatever a program does lets it have the limit at once and no more than the limit a minute after that', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 20, maxLength: 400 }), fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 59_999 }), (pauses, limit, begin) => {
        let counter: Counter | undefined
        let now = begin
        const passed: number[] = []
        for (const pause of pauses) {
          now += pause
          // As the bound of credentials does: nothing is counted that is refused.
          if (waitBefore(counter, now, limit) !== null) continue
          counter = counted(counter, now)
          passed.push(now)
        }
        for (const [first, from] of passed.entries()) {
          for (const [last, to] of passed.entries()) if (last >= first) expect(last - first + 1).toBeLessThanOrEqual(limit * (1 + (to - from) / rateWindowMs) + 1)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('of an hour lets nobody have more than twice the limit in any hour, and gives back no more than was counted', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ pause: fc.integer({ min: 0, max: 400_000 }), isGivenBack: fc.boolean() }), { minLength: 20, maxLength: 300 }), fc.integer({ min: 1, max: 40 }), (calls, limit) => {
        let counter: Counter | undefined
        let now = 0
        let kept: number[] = []
        for (const { pause, isGivenBack } of calls) {
          now += pause
          if (waitBefore(counter, now, limit, hourWindowMs) !== null) continue
          counter = counted(counter, now, hourWindowMs)
          if (isGivenBack) counter = added(counter, now, -1, hourWindowMs)
          else kept.push(now)
          kept = kept.filter((time) => now - time < hourWindowMs)
          expect(kept.length).toBeLessThanOrEqual(2 * limit)
          expect(counter.count).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 60 },
    )
    expect(added({ window: 0, count: 1, previous: 7 }, 0, -3, hourWindowMs)).toEqual({ window: 0, count: 0, previous: 7 })
  })

  it('lets somebody who keeps coming have nearly the limit a minute', () => {
    let counter: Counter | undefined
    let passed = 0
    for (let now = 0; now < 30 * rateWindowMs; now += 500) {
      if (waitBefore(counter, now, 40) !== null) continue
      counter = counted(counter, now)
      passed++
    }
    expect(passed).toBeGreaterThan(29 * 40 * 0.9)
    expect(passed).toBeLessThanOrEqual(31 * 40)
  })
})

describe('what a call counts for', () => {
  it.each([
    ['nothing at all', 0, 0], ['a usual call', 40, 0], ['all of one', 250, 0], ['a little more', 251, 1], ['a second', 1_000, 3], ['a list until it is given up', 8_000, 31], ['a table until it is too large', 10_000, 39],
  ])('beyond the first, of %s: %i ms', (_call, ms, extra) => {
    expect(extraCallsOf('api', ms)).toBe(extra)
    expect(extraCallsOf('import', ms)).toBe(extra)
    expect(extraCallsOf('login', ms)).toBe(0)
    expect(extraCallsOf('captcha', ms)).toBe(0)
  })

  it('is in proportion to what it took, and never less for more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 60_000 }), (one, other) => {
        const calls = 1 + extraCallsOf('api', one)
        expect(calls * msOfOneCall).toBeGreaterThanOrEqual(one)
        expect((calls - 1) * msOfOneCall).toBeLessThanOrEqual(one)
        expect(extraCallsOf('api', Math.max(one, other))).toBeGreaterThanOrEqual(extraCallsOf('api', Math.min(one, other)))
      }),
    )
  })

  it('lets nobody take more of connections and threads in a minute than the limit times what one call may, and one call more', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ ms: fc.integer({ min: 0, max: 8_000 }), pause: fc.integer({ min: 0, max: 2_000 }) }), { minLength: 10, maxLength: 300 }), fc.integer({ min: 5, max: 300 }), (calls, limit) => {
        let counter: Counter | undefined
        let spent = 0
        // One after the other within a minute.
        let now = 0
        for (const { ms, pause } of calls) {
          now += pause
          if (now >= rateWindowMs) break
          counter = counted(counter, now)
          if (rateOf(counter, now) > limit) continue
          spent += ms
          counter = added(counter, now, extraCallsOf('api', ms))
        }
        expect(spent).toBeLessThanOrEqual(limit * msOfOneCall + 8_000)
      }),
    )
  })
})
