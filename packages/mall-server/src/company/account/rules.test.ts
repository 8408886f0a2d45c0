import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { codePace } from './reset-rules.ts'
import { judgeTry, lockMinutes, maxLoginTries, noTries, passwordPace, pauseMs, waitMs, type Tries } from './rules.ts'

const start = new Date('2026-03-18T10:00:00+08:00')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)

test.each([
  // wrong ones at the account, of the own network, seconds of pause
  [0, 0, 0],
  [9, 5, 0],
  [10, 5, 2],
  [14, 5, 2],
  [15, 5, 4],
  [20, 5, 8],
  [30, 5, 32],
  [35, 5, 60],
  [100_000, 5, 60],
  [100_000, 400, 60],
  [100_000, 4, 50],
  [100_000, 1, 20],
  [100_000, 0, 10],
])('after %i wrong passwords, %i of them from here, the next try waits %i s', (total, own, seconds) => {
  expect(pauseMs(total, own, passwordPace)).toBe(seconds * 1000)
})

test.each([
  [9, 0, 0],
  [10, 5, 60],
  [11, 5, 120],
  [40, 5, 1800],
  [40, 0, 300],
])('after %i codes for a name, %i of them asked for here, the next one waits %i s', (total, own, seconds) => {
  expect(pauseMs(total, own, codePace)).toBe(seconds * 1000)
})

/** What becomes of tries, in memory. */
const mallOf = () => {
  const networks = new Map<number, Tries>()
  let account: Tries = noTries
  return {
    try: (network: number, now: Date) => {
      const verdict = judgeTry(networks.get(network) ?? noTries, account, now)
      if (verdict.outcome === 'counted') {
        networks.set(network, verdict.own)
        account = verdict.account ?? account
      }
      return verdict
    },
    waitOf: (network: number, now: Date) => waitMs(account, networks.get(network) ?? noTries, now, passwordPace),
  }
}

describe('a network', () => {
  it('is locked by five wrong passwords, for a quarter of an hour, and none is counted meanwhile', () => {
    const mall = mallOf()
    const outcomes = Array.from({ length: 8 }, (_, second) => mall.try(1, after(second)).outcome)
    expect(outcomes).toEqual(['counted', 'counted', 'counted', 'counted', 'counted', 'locked', 'locked', 'locked'])
    expect(mall.try(1, after(4 + lockMinutes * 60 - 1))).toEqual({ outcome: 'locked', until: after(4 + lockMinutes * 60) })
    expect(mall.try(1, after(4 + lockMinutes * 60))).toMatchObject({ outcome: 'counted', own: { failures: 1, total: 6, lockedUntil: null } })
  })

  it('begins again after a quarter of an hour without a try', () => {
    const mall = mallOf()
    for (let second = 0; second < 4; second++) mall.try(1, after(second))
    expect(mall.try(1, after(3 + lockMinutes * 60))).toMatchObject({ own: { failures: 1, total: 5 } })
  })

  it('and its account are new again after a day', () => {
    const mall = mallOf()
    for (let network = 0; network < 10; network++) mall.try(network, start)
    expect(mall.waitOf(11, after(0))).toBeGreaterThan(0)
    expect(mall.try(0, after(86_400))).toMatchObject({ outcome: 'counted', own: { total: 1 }, account: { total: 1 } })
  })
})

describe('whatever strangers do', () => {
  const tries = fc.array(fc.record({ network: fc.integer({ min: 1, max: 40 }), pause: fc.integer({ min: 0, max: 90 }) }), { minLength: 1, maxLength: 400 })

  it('no network has more than five tries within a quarter of an hour', () => {
    fc.assert(
      fc.property(tries, (sequence) => {
        const mall = mallOf()
        const counted = new Map<number, number[]>()
        let second = 0
        for (const { network, pause } of sequence) {
          second += pause
          if (mall.try(network, after(second)).outcome === 'counted') counted.set(network, [...(counted.get(network) ?? []), second])
        }
        for (const times of counted.values()) {
          for (const [place, time] of times.entries()) expect(times[place + maxLoginTries] ?? Infinity).toBeGreaterThanOrEqual(time + lockMinutes * 60)
        }
      }),
    )
  })

  it('all networks together have ten free tries, and from the 36th on at most six a minute', () => {
    fc.assert(
      fc.property(tries, (sequence) => {
        const mall = mallOf()
        const counted: number[] = []
        let second = 0
        for (const { network, pause } of sequence) {
          second += pause
          if (mall.try(network, after(second)).outcome === 'counted') counted.push(second)
        }
        for (const [place, time] of counted.entries()) {
          if (place >= 35) expect(time - (counted[place - 1] ?? 0)).toBeGreaterThanOrEqual(10)
        }
      }),
    )
  })

  it('somebody at a network without a wrong password waits ten seconds at most, and is then let in', () => {
    fc.assert(
      fc.property(tries, (sequence) => {
        const mall = mallOf()
        let second = 0
        for (const { network, pause } of sequence) {
          second += pause
          mall.try(network, after(second))
        }
        const wait = mall.waitOf(0, after(second))
        expect(wait).toBeLessThanOrEqual(10_000)
        expect(mall.try(0, new Date(after(second).getTime() + wait)).outcome).toBe('counted')
      }),
    )
  })

  it('a known browser is not slowed', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: maxLoginTries - 1 }), (failures) => {
      expect(judgeTry({ failures, total: failures, lastAt: start, lockedUntil: null }, null, start).outcome).toBe('counted')
    }))
  })
})
