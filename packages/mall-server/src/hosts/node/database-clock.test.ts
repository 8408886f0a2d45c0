import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { silentLog, type Log } from '../../platform/log.ts'
import { createSharedRateLimiter } from '../../platform/rate-limit/shared-rate-limiter.ts'
import { taskTurn } from '../../platform/db/schema/processes.ts'
import { createFilledDatabase } from '../../testing/filled-places.ts'
import type { ScratchDatabase } from '../../testing/scratch-database.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { killServerProcesses, startServerProcess } from '../../testing/server-process.ts'
import { databaseTime, firstTime, followed, mayBeAheadMs, openDatabaseClock, readClock, readClockEveryMs, timeAt, type ClockReading, type MallTime } from './database-clock.ts'

const hourMs = 3_600_000
const reading = (clock: number, rest: Partial<ClockReading> = {}): ClockReading => ({ clock, lastTurn: null, tookMs: 2, ...rest })

describe('the time of a process', () => {
  it('is the database’s, and goes on between two readings', () => {
    const mall = firstTime(reading(50_000), 7)
    expect([timeAt(mall, 7), timeAt(mall, 1_007)]).toEqual([50_000, 51_000])
  })

  it.each([
    ['within what the reading took', 1, 0],
    ['ahead: at once', hourMs, 0],
    ['behind: it is waited for', -hourMs, hourMs],
    ['further behind than is waited for: at once', -mayBeAheadMs - 1, 0],
  ])('follows a database that is %s', (_case, stepMs, aheadMs) => {
    const mall = followed({ at: 0, time: 10 * hourMs, aheadMs: 0 }, reading(10 * hourMs + 1_000 + stepMs), 1_000)
    expect(mall.aheadMs).toBe(aheadMs)
    expect(mall.time).toBe(10 * hourMs + 1_000 + (aheadMs > 0 || Math.abs(stepMs) < 2 ? 0 : stepMs))
  })

  it('goes at half its speed until it agrees again', () => {
    const mall: MallTime = { at: 0, time: 1_000_000, aheadMs: 60_000 }
    expect([60_000, 120_000, 180_000].map((at) => timeAt(mall, at) - 1_000_000)).toEqual([30_000, 60_000, 120_000])
  })

  it('never goes back and never stops, however the database’s clock is set, as long as it is not hours', () => {
    const step = fc.record({ afterMs: fc.integer({ min: 1, max: 60_000 }), setByMs: fc.oneof(fc.constant(0), fc.integer({ min: -hourMs / 4, max: hourMs / 4 })), tookMs: fc.integer({ min: 0, max: 100 }) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let [at, clock] = [0, 100 * hourMs]
        let mall = firstTime(reading(clock), at)
        for (const { afterMs, setByMs, tookMs } of steps) {
          const before = timeAt(mall, at)
          at += afterMs
          clock += afterMs + setByMs
          expect(timeAt(mall, at)).toBeGreaterThanOrEqual(before + afterMs / 2)
          const unread = timeAt(mall, at)
          mall = followed(mall, reading(clock, { tookMs }), at)
          expect(timeAt(mall, at)).toBeGreaterThanOrEqual(unread)
          expect(timeAt(mall, at)).toBeGreaterThanOrEqual(clock - tookMs)
        }
        expect(Math.abs(timeAt(mall, at + 10 * hourMs) - (clock + 10 * hourMs))).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('of one that starts is that of the others, where the database’s clock was set back', () => {
    expect(firstTime(reading(1_000, { lastTurn: 1_000 + hourMs }), 0)).toEqual({ at: 0, time: 1_000 + hourMs, aheadMs: hourMs })
    expect(firstTime(reading(1_000, { lastTurn: 1_000 + 9 * hourMs }), 0)).toEqual({ at: 0, time: 1_000, aheadMs: 0 })
    expect(firstTime(reading(2_000, { lastTurn: 1_000 }), 0)).toEqual({ at: 0, time: 2_000, aheadMs: 0 })
  })
})

describe('on a database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase(null)
  })
  afterAll(() => database.close())
  afterEach(() => vi.useRealTimers())

  it('reads its clock and the last turn of a task', async () => {
    const first = await readClock(database.db)
    expect(first.lastTurn).toBeNull()
    expect(Math.abs(first.clock - (await databaseTime(database.db)).getTime())).toBeLessThan(60_000)
    await database.db.insert(taskTurn).values({ name: 'mails', takenAt: new Date(1_800_000_000_000) })
    expect((await readClock(database.db)).lastTurn).toBe(1_800_000_000_000)
    await database.db.delete(taskTurn)
  })

  it('does not use a reading that took long', async () => {
    let tookMs = 1
    const { clock, follow } = await openDatabaseClock(() => Promise.resolve(reading(tookMs === 1 ? 0 : hourMs, { tookMs })), silentLog, () => 0)
    tookMs = 5_000
    expect([await follow(), clock().getTime()]).toEqual([false, 0])
  })

  it('logs that the clock was set, once', async () => {
    const warned: unknown[] = []
    const log: Log = { ...silentLog, warn: (_, fields) => warned.push(fields) }
    let [setBy, at] = [0, 0]
    const { follow } = await openDatabaseClock(() => Promise.resolve(reading(10 * hourMs + at + setBy)), log, () => at)
    for (const step of [0, -hourMs, 0, 0]) {
      at += readClockEveryMs
      setBy += step
      await follow()
    }
    expect(warned).toEqual([{ seconds: -3600 }])
  })

  const rates = { api: 5, picture: 7, login: 4, loginAddress: 30, captcha: 8, captchaKeys: 3, captchaFailures: 2, captchaIdle: 2, captchaUnsolved: 50, credential: 20, credentialNetwork: 40, credentialHour: 60, credentialNetworkHour: 90, image: 3, import: 3, chat: 8 }

  /** Two processes: their own clocks never matter; the database's is set as the test says. */
  const twoProcesses = async () => {
    let [at, setBy] = [0, 0]
    const read = () => Promise.resolve(reading(500 * hourMs + at + setBy))
    // The machines were started at different times.
    const clocks = await Promise.all([0, 99 * hourMs].map((since) => openDatabaseClock(read, silentLog, () => at + since)))
    const limiters = clocks.map(({ clock }) => createSharedRateLimiter(database.db, clock, rates))
    return {
      limiters,
      clocks,
      pass: async (ms: number) => {
        for (const end = at + ms; at < end; ) {
          at = Math.min(end, at + readClockEveryMs)
          for (const { follow } of clocks) await follow()
        }
      },
      set: (ms: number) => (setBy += ms),
    }
  }

  it.each([['back', -hourMs], ['forth', hourMs]])('set %s by an hour while limits run, lets the innocent pass, keeps the limited limited, and both processes agree', async (_way, stepMs) => {
    const { limiters, clocks, pass, set } = await twoProcesses()
    const [one, other] = limiters
    if (!one || !other) throw new Error('two limiters')
    const [guesser, innocent] = [crypto.randomUUID(), crypto.randomUUID()]
    const guess = async (kind: 'login' | 'api') => Promise.all([one.take(kind, guesser), other.take(kind, guesser)])
    let [refused, asked] = [0, 0]
    for (let second = 0; second < 600; second += 5) {
      await pass(5_000)
      if (second === 120) set(stepMs)
      // Both kinds of counters: of the database, and of the process.
      for (const kind of ['login', 'api'] as const) {
        const waits = await guess(kind)
        const isFresh = second < 60 || (stepMs > 0 && second >= 120 && second < 200)
        if (!isFresh) expect(waits, `${kind} at ${second} s`).not.toContain(null)
      }
      if (second % 60 === 0) {
        asked += 2
        for (const limiter of [one, other]) if ((await limiter.take('chat', innocent)) !== null) refused++
      }
      const [here = 0, there = 0] = clocks.map(({ clock }) => clock().getTime())
      expect(Math.abs(here - there)).toBeLessThan(readClockEveryMs)
    }
    expect([asked, refused]).toEqual([20, 0])
  })
})

/** What a process is preloaded with so that its own clock is set: by an hour back, and by another at each SIGUSR2. */
const wrongClock = `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date; let by = -3600000
  process.on('SIGUSR2', () => { by -= 3600000 })
  globalThis.Date = class extends RealDate { constructor(...parts) { super(...(parts.length > 0 ? parts : [RealDate.now() + by])) } static now() { return RealDate.now() + by } }
`)}`

describe.runIf(process.env.TEST_DATABASE_URL)('two processes on one PostgreSQL, of which one has a clock that is hours behind', () => {
  let database: ScratchDatabase
  beforeAll(async () => {
    database = await createFilledDatabase(process.env.TEST_DATABASE_URL ?? '', `mall_clock_${crypto.randomUUID().replaceAll('-', '')}`)
  }, 120_000)
  afterAll(() => database.drop())
  afterEach(killServerProcesses)

  it('accept each other’s captchas and tokens, and have one limit', { timeout: 180_000 }, async () => {
    const shared = { DATABASE_URL: database.url, RATE_LOGIN_PER_MINUTE: '6' }
    const [right, wrong] = await Promise.all([startServerProcess(shared), startServerProcess({ ...shared, NODE_OPTIONS: `--import=${wrongClock}` })])
    const send = async (address: string, path: string, body: unknown, token?: string) => {
      const response = await fetch(`${address}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) } })
      return { status: response.status, answer: response.headers.get('X-Captcha-Answer'), ...((await response.json()) as { MsgBody: Record<string, string> | null }) }
    }
    /** The challenge of one process is solved at the other, and its credential is used at the first. */
    const logIn = async (here: string, there: string, Account = 'buyer', Password = 'Mall@2026') => {
      const { MsgBody: challenge, answer } = await send(here, '/api/Captcha/Challenge', {})
      const X = Number(answer)
      const Track = [0, 0.3, 0.7, 1].map((share, step) => ({ x: X * share, y: step, t: step * 90 }))
      const { MsgBody } = await send(there, '/api/Captcha/Verify', { Id: challenge?.Id, X, Track, Input: 'pointer' })
      return send(here, '/api/Account/Login', { Account, Password, CaptchaVerifyParam: MsgBody?.CaptchaVerifyParam })
    }
    const menu = (address: string, token: string | undefined) => send(address, '/api/Account/GetUserMenuList', {}, token)
    const { MsgBody: ofWrong } = await logIn(wrong.address, right.address)
    const { MsgBody: ofRight } = await logIn(right.address, wrong.address)
    process.kill(wrong.pid, 'SIGUSR2')
    for (const login of [ofWrong, ofRight]) {
      expect(typeof login?.Token).toBe('string')
      for (const { address } of [right, wrong]) expect((await menu(address, login?.Token)).status).toBe(200)
    }
    const statuses = []
    for (let time = 0; time < 5; time++) for (const [here, there] of [[wrong, right], [right, wrong]] as const) statuses.push((await logIn(here.address, there.address, 'finance', 'x')).status)
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), ...Array.from({ length: 4 }, () => 429)])
  })
})
