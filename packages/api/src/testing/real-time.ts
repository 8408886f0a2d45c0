import { vi } from 'vitest'

const held = async () => (await navigator.locks.query()).held ?? []

const released = async (pass: () => Promise<unknown>) => {
  for (let steps = 0; steps < 50 && (await held()).length > 0; steps += 1) await pass()
}

/**
 * Gives the real clock back once no lock is held: a holder that sleeps on the held clock would keep its lock for ever, and the
 * files of a worker share their locks.
 */
export const backToRealTime = async (): Promise<void> => {
  if (vi.isFakeTimers()) await released(() => vi.advanceTimersByTimeAsync(100))
  vi.useRealTimers()
  // A test that held the date alone slept in real time.
  await released(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const left = (await held()).map(({ name }) => name)
  if (left.length > 0) throw new Error(`Locks are held after the test: ${left.join(', ')}`)
}
