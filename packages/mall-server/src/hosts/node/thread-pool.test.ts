import { describe, expect, it } from 'vitest'
import { verifyPassword } from '../../company/account/password.ts'
import { drawPuzzle } from '../../platform/captcha/draw-puzzle.ts'
import { systemRandomness } from '../../platform/randomness.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import { duringCall } from './call-context.ts'
import { createPuzzleDrawer } from './puzzle-drawer.ts'
import { createThreadPool } from './thread-pool.ts'
import { createThreadedPasswords } from './threaded-passwords.ts'
import type { Greed } from '../../testing/greedy-work.ts'

/** How often the thread of the requests had its turn meanwhile. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  const counter = setInterval(() => turns++, 1)
  await work()
  clearInterval(counter)
  return turns
}

describe('work beside the requests', () => {
  it('makes hashes that fit their password alone, each with a salt of its own', async () => {
    const passwords = createThreadedPasswords(systemRandomness, 'full')
    const [one, two] = [await passwords.hash('Mall@2026'), await passwords.hash('Mall@2026')]
    expect(one).not.toBe(two)
    expect(await Promise.all([passwords.verify('Mall@2026', one), passwords.verify('Mall@2027', one), passwords.verify('Mall@2026', null)])).toEqual([true, false, false])
    expect(await verifyPassword({ password: 'Mall@2026', hash: two, work: 'full' })).toBe(true)
  })

  it('lets the requests have their turn while forty people log in', async () => {
    const passwords = createThreadedPasswords(systemRandomness, 'full')
    const hash = await passwords.hash('Mall@2026')
    const turns = await turnsDuring(() => Promise.all(Array.from({ length: 40 }, () => passwords.verify('Mall@2026', hash))))
    // In the thread of the requests the forty of them would be one turn.
    expect(turns).toBeGreaterThan(40)
  })

  it('turns away who is too many, and serves the next', async () => {
    const passwords = createThreadedPasswords(systemRandomness, 'least')
    const hash = await passwords.hash('Mall@2026')
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => passwords.verify('Mall@2026', hash)))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    // One works and sixty wait; on a very busy machine some of them wait for too long.
    expect(refused.length).toBeGreaterThanOrEqual(9)
    for (const reason of refused) expect(reason).toBeInstanceOf(UnavailableError)
    expect(await passwords.verify('Mall@2026', hash)).toBe(true)
  })

  it('draws the puzzle that the number stands for', async () => {
    const draw = createPuzzleDrawer()
    expect(await draw(7)).toEqual(drawPuzzle(7))
    expect(await turnsDuring(() => Promise.all(Array.from({ length: 30 }, (_, seed) => draw(seed))))).toBeGreaterThan(30)
  })
})

describe('work that wants too much', () => {
  const poolOf = (limits: { readonly workMs: number; readonly patienceMs: number }) =>
    createThreadPool<Greed, Greed>({
      module: new URL('../../testing/greedy-work.ts', import.meta.url), name: 'greedyWork', priority: 'usual', mayWait: 3, keepMs: 0, maxHeapMb: 32,
      busy: () => new UnavailableError(), overspent: () => new Error('overspent'), ...limits,
    })
  const outcome = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => (error instanceof UnavailableError ? 'busy' : String(error)))

  it('of time or of memory ends with its thread, and the next is done', async () => {
    const work = poolOf({ workMs: 3_000, patienceMs: 60_000 })
    expect(await Promise.all((['time', 'nothing', 'memory', 'nothing'] as const).map((greed) => outcome(work(greed))))).toEqual(['Error: overspent', 'nothing', 'Error: overspent', 'nothing'])
  }, 60_000)

  it('of time is what takes a processor, and not what waits for one', async () => {
    const work = poolOf({ workMs: 700, patienceMs: 60_000 })
    expect(await outcome(work('patience'))).toBe('patience')
  }, 60_000)

  it.runIf(process.platform === 'linux')('gives way to everything else where its priority is low', async () => {
    const priorityOf = (priority: 'low' | 'usual') =>
      createThreadPool<null, number>({
        module: new URL('../../testing/greedy-work.ts', import.meta.url), name: 'priorityWork', priority, mayWait: 0, patienceMs: 60_000, workMs: 60_000, keepMs: 0, maxHeapMb: 64,
        busy: () => new UnavailableError(), overspent: () => new Error('overspent'),
      })(null)
    expect((await priorityOf('low')) - (await priorityOf('usual'))).toBe(10)
  }, 60_000)

  it('lets nobody wait for longer than they will', async () => {
    const work = poolOf({ workMs: 5_000, patienceMs: 500 })
    expect(await Promise.all((['time', 'nothing', 'nothing', 'nothing', 'nothing'] as const).map((greed) => outcome(work(greed))))).toEqual(['Error: overspent', 'busy', 'busy', 'busy', 'busy'])
    expect(await outcome(work('nothing'))).toBe('nothing')
  }, 60_000)

  const callOf = (company: number, left = new AbortController().signal, spend: (ms: number) => void = () => {}) => ({ party: { company, user: company }, isCostly: false, left, spend })

  it('for somebody who has left ends with its thread, and what they wait for is not begun', async () => {
    const work = poolOf({ workMs: 600_000, patienceMs: 600_000 })
    const client = new AbortController()
    const ofLeaver = (['time', 'time'] as const).map((greed) => outcome(duringCall(callOf(1, client.signal), () => work(greed))))
    const next = outcome(duringCall(callOf(2), () => work('nothing')))
    setTimeout(() => client.abort(), 300)
    expect(await next).toBe('nothing')
    for (const left of await Promise.all(ofLeaver)) expect(left).toMatch(/^AbortError: /)
  }, 60_000)

  it('is what a call took, without its waiting', async () => {
    const work = poolOf({ workMs: 700, patienceMs: 60_000 })
    const spent: number[] = []
    const one = (greed: Greed, at: number) => outcome(duringCall(callOf(at, undefined, (ms) => void (spent[at] = ms)), () => work(greed)))
    await Promise.all([one('time', 0), one('nothing', 1)])
    expect(spent[0]).toBeGreaterThan(600)
    expect(spent).toHaveLength(2)
  }, 60_000)

  it('comes from companies in turn: one of each is done before the third of the first', async () => {
    const work = poolOf({ workMs: 60_000, patienceMs: 60_000 })
    const order: number[] = []
    const one = async (company: number) => {
      await duringCall(callOf(company), () => work('nothing'))
      order.push(company)
    }
    await Promise.all([one(1), one(1), one(1), one(2)])
    expect(order).toEqual([1, 1, 2, 1])
  }, 60_000)
})
