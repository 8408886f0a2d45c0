import { performance } from 'node:perf_hooks'

/** The time over which the load is taken, ms: shorter, one long turn would make the thread look busy. */
const windowMs = 500

/** The part of the last half second that the thread of the requests had something to do, 0 to 1. Measured when it is asked for, at most once in a window. */
export const createLoopLoad = (): (() => number) => {
  let since = { at: performance.now(), utilization: performance.eventLoopUtilization() }
  let load = 0
  return () => {
    const at = performance.now()
    if (at - since.at >= windowMs) {
      load = performance.eventLoopUtilization(since.utilization).utilization
      since = { at, utilization: performance.eventLoopUtilization() }
    }
    return load
  }
}
