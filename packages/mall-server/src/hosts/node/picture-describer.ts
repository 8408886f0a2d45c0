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
    atOnce: 1,
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

/**
 * Describes the product pictures that have no descriptor yet, which is all of them after the first start and after the
 * drawings have changed, and then is done. Returns a function that stops it.
 */
export const describeInBackground = (db: Db, log: Log): (() => Promise<void>) => {
  const stop = new AbortController()
  const work = async (): Promise<void> => {
    const describeDrawings = createDrawingDescriber()
    while (!stop.signal.aborted && (await describePictures(db, describeDrawings, batch)) > 0) await pause(pauseMs)
  }
  const working = work().catch((error: unknown) => {
    log.error('describing pictures failed', { error: error instanceof Error ? error.name : 'not an Error' })
  })
  return async () => {
    stop.abort()
    await working
  }
}
