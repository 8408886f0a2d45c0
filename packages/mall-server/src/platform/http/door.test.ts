import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCompanyShares } from './company-shares.ts'
import { createDoor } from './door.ts'
import { UnavailableError } from './errors.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patient = new AbortController().signal
const msOfCall = 5

const started = ({ isBusy = true, mayWait = 200 } = {}) => {
  const door = createDoor(createCompanyShares({ perSecond: 125, creditMs: 1_000, isBusy: () => isBusy, mayWait, now: () => Date.now() }), () => msOfCall)
  const passed = { one: 0, other: 0 }
  const refusals: unknown[] = []
  const call = (who: keyof typeof passed) => void door(who, async () => void passed[who]++, patient).catch((error: unknown) => refusals.push(error))
  /** So many calls of each in a tenth of a second, over so many seconds. */
  const send = async (seconds: number, each: Readonly<Record<keyof typeof passed, number>>) => {
    for (let tenth = 0; tenth < seconds * 10; tenth++) {
      for (const who of ['one', 'other'] as const) for (let nth = 0; nth < each[who]; nth++) call(who)
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  return { passed, refusals, send }
}

describe('the door', () => {
  it('lets the calls of an address in that uses most as its share of the thread allows, and those of others at once', async () => {
    const { passed, refusals, send } = started()
    await send(60, { one: 20, other: 2 })
    expect(passed.other).toBe(1_200)
    // A second of credit, and 125 ms of each of sixty: at 5 ms a call.
    expect(passed.one).toBeGreaterThan(1_400)
    expect(passed.one).toBeLessThanOrEqual((1_000 + 60 * 125) / msOfCall + 1)
    expect(passed.one + refusals.length).toBeGreaterThan(11_700)
    expect(refusals.every((error) => error instanceof UnavailableError)).toBe(true)
  })

  it('holds nobody up while there is time for all', async () => {
    const { passed, send } = started({ isBusy: false })
    await send(60, { one: 20, other: 2 })
    expect(passed).toEqual({ one: 12_000, other: 1_200 })
  })

  it('holds up nobody who is alone', async () => {
    const { passed, send } = started()
    await send(60, { one: 20, other: 0 })
    expect(passed.one).toBe(12_000)
  })
})
