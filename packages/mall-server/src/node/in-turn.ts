import type { BusinessError } from '../http/errors.ts'

export interface Turns {
  /** Works done at the same time, and those that may wait for it. */
  readonly atOnce: number
  readonly mayWait: number
  /** What the one that is too many is told. */
  readonly busy: () => BusinessError
}

/** Does heavy work in turn, the first come first. */
export const createTurns = ({ atOnce, mayWait, busy }: Turns) => {
  let running = 0
  const waiting: (() => void)[] = []
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running++
      return Promise.resolve()
    }
    if (waiting.length >= mayWait) throw busy()
    return new Promise((resolve) => waiting.push(resolve))
  }
  return async <T>(work: () => Promise<T>): Promise<T> => {
    await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
