import type { Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { CallError } from '../../platform/http/errors.ts'
import { createFairTurns } from '../../platform/turns.ts'
import { ongoingCall, ongoingParty } from './call-context.ts'

export interface Work {
  /** The module whose function does it. */
  readonly module: URL
  /** Its name there. */
  readonly name: string
  /** What gives way to everything else that wants a processor: a file that is read or written, and nothing that a login waits for. */
  readonly priority: 'low' | 'usual'
  /** Works that may wait for the one that is done. */
  readonly mayWait: number
  /** How long a work may wait for its turn, ms. */
  readonly patienceMs: number
  /** A work that takes more of a processor is given up, and its thread ends, ms. Where others want the processors too it may be at it for longer, {@link slowest} times as long at most. */
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

/** On a machine that is busy with something else, a thread gets this part of a processor or more. */
const slowest = 10

/** As `nice` understands it: beside one of the usual priority, a tenth of a processor. */
const niceIncrements: Readonly<Record<Work['priority'], number>> = { low: 10, usual: 0 }

/** How often a thread that works is looked at, ms. Its heap too: V8 forgets the limit of one thread where a flag of the process, `--max-old-space-size`, sets another. */
const watchEveryMs = 100

interface Spent {
  /** Time of a processor since the thread began, ms. */
  readonly ms: number
  readonly heapMb: number
}

/** Undefined where the thread has ended. */
const spentBy = async (thread: Worker): Promise<Spent | undefined> => {
  try {
    const [{ user, system }, { used_heap_size: bytes }] = await Promise.all([thread.cpuUsage(), thread.getHeapStatistics()])
    return { ms: (user + system) / 1000, heapMb: bytes / 2 ** 20 }
  } catch {
    return undefined
  }
}

/**
 * Does heavy work in a thread of its own, one after the other, so that it delays no request; those who wait take turns, by company and user. The thread ends
 * with the process, and when nothing comes.
 */
export const createThreadPool = <Input, Output>({ module, name, priority, mayWait, patienceMs, workMs, keepMs, maxHeapMb, busy, overspent }: Work) => {
  const pool = new Piscina<Input, Output>({
    filename: module.href, name, minThreads: 0, maxThreads: 1, idleTimeout: keepMs, concurrentTasksPerWorker: 1, niceIncrement: niceIncrements[priority],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: youngMb },
  })
  // A thread that fails between two works takes none with it; without a listener its error would end the process.
  pool.on('error', () => {})
  const { inTurn } = createFairTurns(1)
  let inHand = 0
  threadPools.set(name, () => inHand)

  const work = async (input: Input, left: readonly AbortSignal[]): Promise<Output> => {
    const tooMuch = new AbortController()
    const overdue = AbortSignal.any([AbortSignal.timeout(workMs * slowest), tooMuch.signal])
    const begin = performance.now()
    const [kept] = pool.threads
    let before: number | undefined
    let seen = { ms: 0, at: begin }
    const look = async () => {
      const [thread] = pool.threads
      const spent = thread && (await spentBy(thread))
      if (spent === undefined) return
      const now = performance.now()
      // What it did for others before is not this work's: it has worked on this since the last look would have been, at most. A thread that waits cannot be asked before.
      before ??= thread === kept ? spent.ms - Math.min(now - begin, watchEveryMs) : 0
      seen = { ms: spent.ms - before, at: now }
      if (spent.heapMb > maxHeapMb || seen.ms > workMs) tooMuch.abort()
    }
    const watch = setInterval(() => void look(), watchEveryMs)
    try {
      return await pool.run(input, { signal: AbortSignal.any([overdue, ...left]) })
    } catch (error) {
      throw overdue.aborted || isOutOfMemory(error) ? overspent() : error
    } finally {
      clearInterval(watch)
      // Nobody pays for what kept the processors from it, but for the moment since it was looked at.
      ongoingCall()?.spend(seen.ms + performance.now() - seen.at)
    }
  }

  return async (input: Input): Promise<Output> => {
    if (inHand > mayWait) throw busy()
    // A thread that is kept has soon done what nobody needs any more, and to make another one takes longer.
    const call = keepMs === 0 ? ongoingCall() : undefined
    const left = call === undefined ? [] : [call.left]
    inHand++
    const patience = AbortSignal.timeout(patienceMs)
    try {
      return await inTurn(ongoingParty(), () => work(input, left), () => AbortSignal.any([patience, ...left]))
    } catch (error) {
      throw error === patience.reason ? busy() : error
    } finally {
      inHand--
    }
  }
}
