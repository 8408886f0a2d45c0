import { performance } from 'node:perf_hooks'

/** The time over which the load is taken, ms: shorter, one long turn would make the thread look busy. */
const windowMs = 500

export interface LoopLoad {
  /** The part of the last half second that the thread of the requests had something to do, 0 to 1. */
  readonly load: () => number
  /** Counts a call, and says what one took of that thread in the last half second, ms: as much for each, for the thread itself does not know whose its work is. */
  readonly countCall: () => number
}

/** Measured when it is asked for, at most once in a window. */
export const createLoopLoad = (thread: Pick<typeof performance, 'now' | 'eventLoopUtilization'> = performance): LoopLoad => {
  let since = { at: thread.now(), utilization: thread.eventLoopUtilization() }
  let calls = 0
  let last = { load: 0, msOfCall: 0 }
  const read = () => {
    const at = thread.now()
    if (at - since.at < windowMs) return last
    const { utilization, active } = thread.eventLoopUtilization(since.utilization)
    last = { load: utilization, msOfCall: active / Math.max(1, calls) }
    since = { at, utilization: thread.eventLoopUtilization() }
    calls = 0
    return last
  }
  const countCall = (): number => {
    calls++
    return read().msOfCall
  }
  return { load: () => read().load, countCall }
}
