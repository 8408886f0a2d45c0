import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMall } from '../create-mall.ts'
import { createSession } from '../session/session.ts'
import { createMemoryStorage } from '../session/storage.ts'
import { failure, loginOf, securityInfo, success } from '../testing/responses.ts'
import { createSharedLocks } from '../testing/shared-locks.ts'

/** One step of a day in two tabs of one browser. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('call'), tab: fc.nat(1), abortAfter: fc.option(fc.nat(6), { nil: undefined }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('expire', 'limit', 'rejectRefresh', 'cutRefresh') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('logout', 'loginSame', 'loginOther', 'removeToken'), tab: fc.nat(1) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pass'), turns: fc.integer({ min: 1, max: 6 }) }) },
)
type Step = { do: string; tab?: number; abortAfter?: number | undefined; turns?: number }

/** A server with users, tokens that expire, refresh tokens that are good once, and a rate limit. */
const createModel = () => {
  const live = new Map<string, number>()
  const refreshTokens = new Map<string, number>()
  let count = 0
  let isLimited = false
  let nextRefresh: 'well' | 'reject' | 'cut' = 'well'
  const running = new Map<number, number>()
  const log = { mostAtOnce: 0, spentTwice: 0, sends: new Map<string, { tokens: (string | null)[]; owners: (number | undefined)[] }>() }

  const issue = (uid: number) => {
    count += 1
    const login = loginOf(uid, `access-${uid}-${count}`, `refresh-${uid}-${count}`)
    live.set(login.Token, uid)
    refreshTokens.set(login.RefreshToken, uid)
    return login
  }

  const refresh = (token: string) => {
    const uid = refreshTokens.get(token)
    const how = nextRefresh
    nextRefresh = 'well'
    if (how === 'cut') throw new TypeError('cut')
    if (uid === undefined) {
      log.spentTwice += 1
      return failure('', 401)
    }
    refreshTokens.delete(token)
    return how === 'reject' ? failure('', 401) : success(issue(uid))
  }

  return {
    log,
    issue,
    limit: () => void (isLimited = true),
    expire: () => live.clear(),
    failRefresh: (how: 'reject' | 'cut') => void (nextRefresh = how),
    begin: (uid: number) => {
      running.set(uid, (running.get(uid) ?? 0) + 1)
      log.mostAtOnce = Math.max(log.mostAtOnce, running.get(uid) ?? 0)
      return () => void running.set(uid, (running.get(uid) ?? 0) - 1)
    },
    respond: (path: string, body: Record<string, string>, token: string | null): Response => {
      if (path.endsWith('RefreshToken')) return refresh(body.RefreshToken ?? '')
      if (path.endsWith('UnLock')) {
        isLimited = false
        return success('')
      }
      const name = body.Key ?? ''
      const sends = log.sends.get(name) ?? { tokens: [], owners: [] }
      log.sends.set(name, sends)
      sends.tokens.push(token)
      sends.owners.push(token === null ? undefined : Number(token.split('-')[1]))
      if (isLimited) return failure('', 429, securityInfo)
      if (token !== null && !live.has(token)) return failure('', 401)
      return success([])
    },
  }
}

const play = async (scheduler: fc.Scheduler, steps: readonly Step[]) => {
  vi.stubGlobal('navigator', { locks: createSharedLocks() })
  const model = createModel()
  const shared = createMemoryStorage()
  const buses = [new EventTarget(), new EventTarget()]
  const busy = [false, false]
  const outcomes: string[] = []

  const openTab = (own: number) => {
    const tell = (key: string) => {
      // Events reach the other tab late and between anything.
      const arrive = async () => {
        await scheduler.schedule(Promise.resolve(), `event ${key}`)
        buses[1 - own]?.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea: null }))
      }
      void arrive()
    }
    const storage: Storage = Object.create(shared, {
      setItem: { value: (key: string, value: string) => (shared.setItem(key, value), tell(key)) },
      removeItem: { value: (key: string) => (shared.removeItem(key), tell(key)) },
    }) as Storage
    const session = createSession({ storage, events: buses[own] ?? new EventTarget() })
    const transport = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      const body = JSON.parse((await request.text()) || '{}') as Record<string, string>
      const end = pathname.endsWith('RefreshToken') ? model.begin(Number(body.UserId)) : undefined
      try {
        await scheduler.schedule(Promise.resolve(), `${pathname} arrives`)
        request.signal.throwIfAborted()
        const response = model.respond(pathname, body, request.headers.get('authorization')?.replace('Bearer ', '') ?? null)
        await scheduler.schedule(Promise.resolve(), `response to ${pathname}`)
        return response
      } finally {
        end?.()
      }
    }
    const mall = createMall({
      baseUrl: 'http://mall.test',
      session,
      fetch: transport,
      verify: () => scheduler.schedule(Promise.resolve('right'), 'verify'),
      onBusyChange: (value) => void (busy[own] = value),
    })
    return { mall, session, storage }
  }

  const tabs = [openTab(0), openTab(1)] as const
  tabs[0].session.set(model.issue(1))
  const calls: Promise<void>[] = []
  const expected = new Map<string, number | undefined>()
  let settled = 0

  const turn = async () => {
    if (scheduler.count() > 0) await scheduler.waitOne()
    else await vi.advanceTimersByTimeAsync(100)
  }

  for (const [index, now] of steps.entries()) {
    const tab = tabs[now.tab === 1 ? 1 : 0]
    if (now.do === 'call') {
      const name = `call ${index}`
      const controller = new AbortController()
      expected.set(name, tab.session.get()?.User.uid)
      const call = tab.mall.product.search({ Key: name }, { signal: controller.signal }).then(
        () => 'ok',
        (error: Error) => error.name,
      )
      calls.push(call.then((outcome) => void outcomes.push(outcome)).finally(() => void (settled += 1)))
      const { abortAfter } = now
      if (abortAfter !== undefined) {
        let wait: Promise<unknown> = Promise.resolve()
        for (let left = 0; left < abortAfter; left += 1) wait = wait.then(() => scheduler.schedule(Promise.resolve(), 'abort'))
        void wait.then(() => controller.abort())
      }
    } else if (now.do === 'expire') model.expire()
    else if (now.do === 'limit') model.limit()
    else if (now.do === 'rejectRefresh') model.failRefresh('reject')
    else if (now.do === 'cutRefresh') model.failRefresh('cut')
    else if (now.do === 'logout') tab.session.clear()
    else if (now.do === 'loginSame') tab.session.set(model.issue(1))
    else if (now.do === 'loginOther') tab.session.set(model.issue(2))
    else if (now.do === 'removeToken') tab.storage.removeItem('token')
    else for (let left = now.turns ?? 0; left > 0; left -= 1) await turn()
  }
  for (let left = 2000; settled < calls.length && left > 0; left -= 1) await turn()
  const unanswered = calls.length - settled
  await scheduler.waitIdle()
  await vi.advanceTimersByTimeAsync(10_000)
  return { model, outcomes, unanswered, busy, expected }
}

describe('the queues, in any interleaving of calls, 401s, 429s, aborts, logouts and tab events', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('settle every call, refresh once at a time, send no call more than twice and none as another user', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 25 }), async (scheduler, steps) => {
        const { model, outcomes, unanswered, busy, expected } = await play(scheduler, steps)
        expect(unanswered).toBe(0)
        expect(outcomes.filter((name) => !['ok', 'MallError', 'AbortError'].includes(name))).toEqual([])
        expect(model.log.mostAtOnce).toBeLessThanOrEqual(1)
        expect(model.log.spentTwice).toBe(0)
        expect(busy).toEqual([false, false])
        for (const [name, { tokens, owners }] of model.log.sends) {
          expect(tokens.length).toBeLessThanOrEqual(2)
          const owner = expected.get(name)
          if (owner !== undefined) expect(new Set(owners.filter((uid) => uid !== undefined && uid !== owner)).size).toBe(0)
        }
      }),
      { numRuns: Number(process.env.FC_RUNS ?? 500) },
    )
  })
})
