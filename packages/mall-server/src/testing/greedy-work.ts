import { getPriority } from 'node:os'

/** Works that want more than a thread may have, one that only waits for as long, and one that wants nothing. */
export type Greed = 'time' | 'memory' | 'patience' | 'nothing'

/** Longer than the tests allow a work to take of a processor, ms. */
const waitMs = 1_500

export const greedyWork = (greed: Greed): Greed => {
  if (greed === 'nothing') return greed
  if (greed === 'patience') {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs)
    return greed
  }
  const hoard: number[][] = []
  for (;;) if (greed === 'memory') hoard.push(Array.from({ length: 1_000 }, (_, at) => at + hoard.length))
}

/** The nice value of the thread. */
export const priorityWork = (): number => getPriority()
