import { Piscina } from 'piscina'
import type { CallError } from '../../platform/http/errors.ts'

export interface Work {
  /** The module whose function does it. */
  readonly module: URL
  /** Its name there. */
  readonly name: string
  /** Works done at the same time, and those that may wait for one of them. */
  readonly atOnce: number
  readonly mayWait: number
  /** Who waits longer is told so too, and the thread that worked for them ends, ms. */
  readonly patienceMs: number
  /** How long a thread waits for another work, ms: 0 frees its memory with each. */
  readonly keepMs: number
  /** A work that wants more memory is given up, MB; not the server. */
  readonly maxHeapMb: number
  /** What the one that is too many is told. */
  readonly busy: () => CallError
}

/** The pools of this process by name: how many works each has in hand, those that wait among them. */
export const threadPools = new Map<string, () => number>()

/**
 * Does heavy work in threads of its own, the first come first, so that it delays no request. The threads end with the process, and
 * when nothing comes.
 */
export const createThreadPool = <Input, Output>({ module, name, atOnce, mayWait, patienceMs, keepMs, maxHeapMb, busy }: Work) => {
  const pool = new Piscina<Input, Output>({
    filename: module.href, name, minThreads: 0, maxThreads: atOnce, idleTimeout: keepMs, concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
  let inHand = 0
  threadPools.set(name, () => inHand)
  return async (input: Input): Promise<Output> => {
    if (inHand >= atOnce + mayWait) throw busy()
    inHand++
    const signal = AbortSignal.timeout(patienceMs)
    try {
      return await pool.run(input, { signal })
    } catch (error) {
      throw signal.aborted ? busy() : error
    } finally {
      inHand--
    }
  }
}
