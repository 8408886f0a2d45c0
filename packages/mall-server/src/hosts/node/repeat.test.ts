import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: vi.fn() }

/** A task whose runs take so long each; when they began, ms. */
const started = (options: { readonly firstMs?: number; readonly takesMs?: number; readonly fails?: boolean }) => {
  const { takesMs = 0, fails = false, ...rest } = options
  const [begin, runs]: [number, number[]] = [Date.now(), []]
  const stop = repeat('a task', 1_000, async () => {
    runs.push(Date.now() - begin)
    if (takesMs > 0) await new Promise((resolve) => void setTimeout(resolve, takesMs))
    if (fails) throw new Error('no')
    return true
  }, { log, ...rest })
  return { runs, stop }
}

describe('a task that is done over and over', () => {
  it.each<[string, Parameters<typeof started>[0], number[]]>([
    ['begins after a pause', {}, [1_000, 2_000, 3_000]],
    ['begins at a moment of its own', { firstMs: 250 }, [250, 1_250, 2_250, 3_250]],
    ['pauses between the end of a run and the next', { firstMs: 500, takesMs: 700 }, [500, 2_200]],
    ['goes on after a failure', { fails: true }, [1_000, 2_000, 3_000]],
  ])('%s', async (_, options, runs) => {
    const task = started(options)
    await vi.advanceTimersByTimeAsync(3_500)
    expect(task.runs).toEqual(runs)
  })

  it('is stopped after the run under way', async () => {
    const { runs, stop } = started({ takesMs: 500 })
    await vi.advanceTimersByTimeAsync(1_100)
    let isStopped = false
    void stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(300)
    expect(isStopped).toBe(false)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([isStopped, runs]).toEqual([true, [1_000]])
  })
})
