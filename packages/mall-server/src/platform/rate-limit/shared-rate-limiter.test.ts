import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { rateCount } from '../db/schema/processes.ts'
import { openPostgres } from '../../hosts/node/open-postgres.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createDatabaseRateLimiter, purgeRateCounts } from './database-rate-limiter.ts'
import type { RateClass, RateLimiter } from './rate-limiter.ts'
import { counterName, hourWindowMs, rateWindowMs } from './rules.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'
import { createWindowRateLimiter } from './window-rate-limiter.ts'

const rates = { api: 5, picture: 7, login: 30, loginAddress: 30, captcha: 8, captchaKeys: 3, captchaFailures: 2, captchaIdle: 2, captchaUnsolved: 50, credential: 20, credentialNetwork: 40, credentialHour: 60, credentialNetworkHour: 90, image: 3, import: 3, chat: 4 }

let database: TestDatabase
let now = Date.UTC(2026, 2, 18, 2)
const clock = () => new Date(now)
beforeAll(async () => {
  database = await openTestDatabase(null)
})
afterAll(() => database.close())
beforeEach(() => {
  now += 10 * rateWindowMs
})

const passedOf = async (limiter: RateLimiter, kind: RateClass, calls: number): Promise<number> => {
  let passed = 0
  for (let call = 0; call < calls; call++) if ((await limiter.take(kind, 'a')) === null) passed++
  return passed
}

describe('two processes', () => {
  const two = () => [createSharedRateLimiter(database.db, clock, rates), createSharedRateLimiter(database.db, clock, rates)] as const

  it.each(['login', 'loginAddress', 'captcha', 'captchaKeys', 'captchaFailures', 'captchaIdle', 'captchaUnsolved', 'credential', 'credentialNetwork', 'credentialHour', 'credentialNetworkHour', 'image', 'chat'] as const)('have one limit for %s', async (kind) => {
    const [here, there] = two()
    expect([await passedOf(here, kind, rates[kind]), (await here.waitFor(kind, 'a')) !== null, (await there.waitFor(kind, 'b')) !== null, await passedOf(there, kind, 3)]).toEqual([rates[kind], true, false, 0])
  })

  it.each(['api', 'picture'] as const)('have a limit each for %s, which they count without a statement', async (kind) => {
    const [here, there] = two()
    expect([await passedOf(here, kind, 20), await passedOf(there, kind, 20)]).toEqual([rates[kind], rates[kind]])
    expect(await database.db.$count(rateCount, eq(rateCount.name, counterName(kind, 'a')))).toBe(0)
  })

  it('give back half of what is counted in either place by one captcha', async () => {
    const [here, there] = two()
    for (const kind of ['api', 'image', 'captcha'] as const) await passedOf(here, kind, 20)
    now += 1000
    await there.lift(['a'])
    now += 1000
    const again = []
    for (const kind of ['api', 'image', 'captcha'] as const) again.push(await passedOf(here, kind, 20))
    expect(again).toEqual([2, 1, 0])
  })

  it('of which one has a clock that is behind count in one window all the same', async () => {
    const limiters = [0, -3_000].map((behind) => createSharedRateLimiter(database.db, () => new Date(now + behind), rates))
    now = Math.ceil(now / rateWindowMs) * rateWindowMs + 1_000
    let passed = 0
    for (let call = 0; call < 20; call++) for (const limiter of limiters) if ((await limiter.take('image', 'a')) === null) passed++
    expect(passed).toBe(rates.image)
  })
})

/** Pauses of a clock that goes on, and of one that is set. */
const [pause, jump] = [fc.integer({ min: 0, max: 90_000 }), fc.constantFrom(-3_600_000, -70_000, -3_000, 3_600_000)]

test.each([
  ['with captchas that are solved', fc.array(fc.tuple(pause, fc.constantFrom('take', 'take', 'take', 'waitFor', 'more', 'fewer', 'lift')), { minLength: 1, maxLength: 40 })],
  ['while the clock is set back and forth', fc.array(fc.tuple(fc.oneof(pause, jump), fc.constantFrom('take', 'take', 'take', 'waitFor', 'more', 'fewer')), { minLength: 1, maxLength: 40 })],
] as const)('the database counts as memory does, %s', async (_case, stepsOf) => {
  await fc.assert(
    fc.asyncProperty(stepsOf, fc.constantFrom('image', 'credentialHour'), async (steps, kind) => {
      const key = crypto.randomUUID()
      const [one, other] = [createWindowRateLimiter(database.db, clock, rates), createDatabaseRateLimiter(database.db, clock, rates)]
      for (const [ms, step] of steps) {
        now += ms + 1
        if (step === 'lift') {
          await one.lift([key])
          await other.lift([key])
        } else if (step === 'take' || step === 'waitFor') expect(await other[step](kind, key)).toBe(await one[step](kind, key))
        else for (const limiter of [one, other]) await limiter.add(kind, key, step === 'more' ? 2 : -3)
      }
    }),
    { numRuns: 30 },
  )
})

test('counters are deleted when no call depends on them any more', async () => {
  const limiter = createDatabaseRateLimiter(database.db, clock, rates)
  const purge = () => purgeRateCounts({ db: database.db, clock })
  await database.db.delete(rateCount)
  await limiter.take('image', 'a')
  now += rateWindowMs
  await purge()
  expect(await database.db.$count(rateCount)).toBe(1)
  now += rateWindowMs
  await purge()
  expect(await database.db.$count(rateCount)).toBe(0)
})

test('counters of an hour outlive those of a minute', async () => {
  const limiter = createDatabaseRateLimiter(database.db, clock, rates)
  await database.db.delete(rateCount)
  for (const kind of ['credential', 'credentialHour'] as const) await limiter.take(kind, 'a')
  now += hourWindowMs
  await purgeRateCounts({ db: database.db, clock })
  expect(await database.db.select({ name: rateCount.name }).from(rateCount)).toEqual([{ name: counterName('credentialHour', 'a') }])
  now += hourWindowMs
  await purgeRateCounts({ db: database.db, clock })
  expect(await database.db.$count(rateCount)).toBe(0)
})

test.runIf(process.env.TEST_DATABASE_URL)('at the same moment two processes never allow more than the limit', async () => {
  const others = await Promise.all([1, 2].map(() => openPostgres(database.url ?? '', { pool: 10, isBounded: false })))
  try {
    const limiters = others.map(({ db }) => createSharedRateLimiter(db, clock, rates))
    const waits = await Promise.all(limiters.flatMap((limiter) => Array.from({ length: 100 }, () => limiter.take('login', 'a'))))
    expect(waits.filter((wait) => wait === null)).toHaveLength(rates.login)
  } finally {
    for (const other of others) await other.close()
  }
})
