import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCompanyShares, type Share } from './company-shares.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patient = new AbortController().signal
const [perSecond, creditMs] = [250, 1_000]

/** Works of a company, each of which takes a connection for so long; `done` has when each began, in ms from now. */
const started = ({ isBusy = () => true, ...share }: Partial<Share> = {}) => {
  const shares = createCompanyShares({ perSecond, creditMs, isBusy, now: () => Date.now(), ...share })
  const begin = Date.now()
  const work = (company: number, ms: number, done: number[] = [], giveUp = patient) =>
    shares.inShare(
      company,
      async () => {
        done.push(Date.now() - begin)
        await new Promise((resolve) => void setTimeout(resolve, ms))
        shares.spend(company, ms)
      },
      giveUp,
    )
  return { ...shares, work }
}

/** Calls of another company come all the time, for so long. */
const beside = async (shares: ReturnType<typeof started>, ms: number): Promise<void> => {
  for (let past = 0; past < ms; past += 100) {
    shares.called(2)
    shares.called(1)
    await vi.advanceTimersByTimeAsync(100)
  }
}

describe('the share of a company', () => {
  it('is its own until it has used more, and then so much a second, one work at a time', async () => {
    const shares = started()
    const done: number[] = []
    shares.called(2)
    for (const _ of ['within', 'the', 'credit', 'together']) void shares.work(1, 500, done)
    await beside(shares, 1_000)
    // The four have used 2,000 ms, of which a thousand are credit: at 250 a second the other thousand take four seconds.
    for (const _ of ['beyond', 'it']) void shares.work(1, 500, done)
    await beside(shares, 8_000)
    expect(done.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(done[4]).toBeGreaterThanOrEqual(4_500)
    expect(done[5]).toBeGreaterThanOrEqual((done[4] ?? 0) + 2_000)
  })

  it.each<[string, Partial<Share>, (shares: ReturnType<typeof started>) => void]>([
    ['nobody else calls', {}, (shares) => shares.called(1)],
    ['the server has time for all', { isBusy: () => false }, (shares) => shares.called(2)],
    ['another company uses more', {}, (shares) => (shares.called(2), shares.spend(2, 60_000))],
  ])('does not matter while %s', async (_, share, before) => {
    const shares = started(share)
    before(shares)
    shares.spend(1, 20_000)
    const done: number[] = []
    void shares.work(1, 10, done)
    await vi.advanceTimersByTimeAsync(0)
    expect(done).toEqual([0])
  })

  it('is waited for no longer than others are there', async () => {
    const shares = started()
    shares.called(2)
    shares.spend(1, 20_000)
    const done: number[] = []
    void shares.work(1, 10, done)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(done[0]).toBeGreaterThan(900)
    expect(done[0]).toBeLessThan(1_300)
  })

  it('is one work at a time even where there is time for more', async () => {
    const shares = started({ isBusy: () => false })
    shares.called(2)
    shares.spend(1, 20_000)
    const done: number[] = []
    for (const _ of ['one', 'two', 'three']) void shares.work(1, 300, done)
    await beside(shares, 1_500)
    expect(done).toEqual([0, 300, 600])
  })

  it('of others is not touched by one that waits', async () => {
    const shares = started()
    shares.called(2)
    shares.spend(1, 20_000)
    const [ofHeavy, ofLight]: [number[], number[]] = [[], []]
    void shares.work(1, 10, ofHeavy)
    void shares.work(2, 10, ofLight)
    await beside(shares, 500)
    expect([ofHeavy, ofLight]).toEqual([[], [0]])
  })

  it('is no reason to wait for somebody who has left, and the next has their turn', async () => {
    const shares = started()
    shares.called(2)
    shares.spend(1, 2_000)
    const leave = new AbortController()
    const done: number[] = []
    const left = shares.work(1, 10, [], leave.signal)
    const refused = expect(left).rejects.toThrow('aborted')
    void shares.work(1, 10, done)
    await beside(shares, 300)
    leave.abort()
    await refused
    await beside(shares, 6_000)
    expect(done).toHaveLength(1)
  })

  it('is had in the order of coming, also once another company uses more', async () => {
    const shares = started({ isBusy: () => false })
    shares.called(2)
    shares.spend(1, 20_000)
    const [second, third]: [number[], number[]] = [[], []]
    void shares.work(1, 300)
    void shares.work(1, 300, second)
    await beside(shares, 200)
    shares.spend(2, 60_000)
    void shares.work(1, 300, third)
    await beside(shares, 1_000)
    expect([second, third]).toEqual([[300], [600]])
  })

  it('begins nothing before what has ended is within the share, whatever anybody sends', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 1, max: 800 })), { minLength: 1, maxLength: 40 }), async (sendings) => {
        const shares = started()
        shares.called(2)
        shares.spend(1, creditMs + 1)
        const begun: { readonly ms: number; readonly at: readonly number[] }[] = []
        for (const [after, ms] of sendings) {
          const at: number[] = []
          void shares.work(1, ms, at)
          begun.push({ ms, at })
          await beside(shares, after)
        }
        await beside(shares, 5_000)
        // Within the credit several begin together: what they take is counted when they end.
        const works = begun.flatMap(({ ms, at: [at] }) => (at === undefined ? [] : [{ ms, at }]))
        for (const { at } of works) {
          const used = works.reduce((sum, work) => (work.at + work.ms <= at ? sum + work.ms : sum), 0)
          expect(used).toBeLessThanOrEqual((at * perSecond) / 1_000)
        }
        await vi.runAllTimersAsync()
      }),
      { numRuns: 60 },
    )
  })
})
