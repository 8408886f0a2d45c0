import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/db/client.ts'
import type { Log } from '../../platform/log.ts'
import { UnavailableError } from '../../platform/http/errors.ts'
import type { DescribeDrawings } from '../../catalogue/search/image/describe-drawings.ts'
import { describePictures } from '../../catalogue/search/image/store.ts'
import { createThreadPool } from './thread-pool.ts'

/** Describes drawings in a thread of their own. The thread has no other work, so nothing has to wait for it. */
const createDrawingDescriber = (): DescribeDrawings =>
  createThreadPool({
    module: new URL('describe-drawings.ts', import.meta.url),
    name: 'describeDrawings',
    priority: 'low',
    mayWait: 0,
    patienceMs: 120_000,
    workMs: 120_000,
    keepMs: 1_000,
    maxHeapMb: 256,
    busy: () => new UnavailableError(),
    overspent: () => new UnavailableError(),
  })

/** Pictures between two pauses, and the pause in ms: the machine has other work. */
const batch = 15
const pauseMs = 60

/** How soon it looks for products that were made meanwhile, ms. */
const lookAgainMs = 30_000

/**
 * Describes the product pictures that have no descriptor yet: all of them after the first start and after the drawings have changed, and then
 * those of the products that people make or import. Returns a function that stops it.
 */
export const describeInBackground = (db: Db, log: Log, { idleMs = lookAgainMs } = {}): (() => Promise<void>) => {
  const stop = new AbortController()
  const { signal } = stop
  const describeDrawings = createDrawingDescriber()
  const describeSome = () =>
    describePictures(db, describeDrawings, batch).catch((error: unknown) => {
      log.error('describing pictures failed', { error: error instanceof Error ? error.name : 'not an Error' })
      return 0
    })
  const work = async (): Promise<void> => {
    // The pause ends with an error when it is stopped.
    while (!signal.aborted) await pause((await describeSome()) > 0 ? pauseMs : idleMs, undefined, { signal }).catch(() => undefined)
  }
  const working = work()
  return async () => {
    stop.abort()
    await working
  }
}
