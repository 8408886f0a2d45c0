import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { CallError } from '../../platform/http/errors.ts'
import { createFairTurns } from '../../platform/turns.ts'
import { ongoingCall, ongoingParty, spending } from './call-context.ts'

export interface Work {
  /** The module whose function does it. */
  readonly module: URL
  /** Its name there. */
  readonly name: string
  /** Works done at the same time, and those that may wait for one of them. */
  readonly atOnce: number
  readonly mayWait: number
  /** How long a work may wait for its turn, ms. */
  readonly patienceMs: number
  /** A work that takes longer is given up, and its thread ends, ms. */
  readonly workMs: number
  /** How long a thread waits for another work, ms: 0 frees its memory with each, and ends it when the client has left that the work is for. */
  readonly keepMs: number
  /** A work that wants more memory is given up, MB; not the server. */
  readonly maxHeapMb: number
  /** The refusal of a work that is one too many, or has waited too long. */
  readonly busy: () => CallError
  /** The refusal of a work that wants more time or memory than it may have. */
  readonly overspent: () => Error
}

/** The pools of this process by name: how many works each has in hand, those that wait among them. */
export const threadPools = new Map<string, () => number>()

/** What is made and dropped at once has this much room, MB: V8 takes more the more memory the machine has. */
const youngMb = 32

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** How often the heap of a thread that works is looked at, ms: V8 forgets the limit of one thread where a flag of the process, `--max-old-space-size`, sets another. */
const watchHeapEveryMs = 100

/** What the threads of a pool hold, MB; 0 of those that have ended. */
const heapOf = async ({ threads }: { readonly threads: readonly Worker[] }): Promise<number> => {
  const heaps = await Promise.all(threads.map((thread) => thread.getHeapStatistics().then(({ used_heap_size: bytes }) => bytes, () => 0)))
  return Math.max(0, ...heaps) / 2 ** 20
}

/**
 * Does heavy work in threads of its own, so that it delays no request; those who wait take turns, by company and user. The threads end with the process, and
 * when nothing comes.
 */
export const createThreadPool = <Input, Output>({ module, name, atOnce, mayWait, patienceMs, workMs, keepMs, maxHeapMb, busy, overspent }: Work) => {
  const pool = new Piscina<Input, Output>({
    filename: module.href, name, minThreads: 0, maxThreads: atOnce, idleTimeout: keepMs, concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngMb },
  })
  // A thread that fails between two works takes none with it; without a listener its error would end the process.
  pool.on('error', () => {})
  const { inTurn } = createFairTurns(atOnce)
  let inHand = 0
  threadPools.set(name, () => inHand)

  const work = async (input: Input, left: readonly AbortSignal[]): Promise<Output> => {
    const tooMuch = new AbortController()
    const overdue = AbortSignal.any([AbortSignal.timeout(workMs), tooMuch.signal])
    const look = async () => {
      if ((await heapOf(pool)) > maxHeapMb) tooMuch.abort()
    }
    const watch = setInterval(() => void look(), watchHeapEveryMs)
    try {
      return await pool.run(input, { signal: AbortSignal.any([overdue, ...left]) })
    } catch (error) {
      throw overdue.aborted || isOutOfMemory(error) ? overspent() : error
    } finally {
      clearInterval(watch)
    }
  }

  return async (input: Input): Promise<Output> => {
    if (inHand >= atOnce + mayWait) throw busy()
    // A thread that is kept has soon done what nobody needs any more, and to make another one takes longer.
    const call = keepMs === 0 ? ongoingCall() : undefined
    const left = call === undefined ? [] : [call.left]
    inHand++
    const patience = AbortSignal.timeout(patienceMs)
    try {
      return await inTurn(ongoingParty(), () => spending(() => work(input, left)), () => AbortSignal.any([patience, ...left]))
    } catch (error) {
      throw error === patience.reason ? busy() : error
    } finally {
      inHand--
    }
  }
}
