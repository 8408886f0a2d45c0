import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../db/client.ts'
import type { Log } from '../log.ts'
import { describePictures } from '../search/image/store.ts'
import { createRasterizer } from './rasterizer.ts'

/** Pictures between two pauses, and the pause in ms: requests that come meanwhile hardly wait. */
const batch = 15
const pauseMs = 60

/**
 * Describes the product pictures that have no descriptor yet, which is all of them after the first start and after the
 * drawings have changed, and then is done. Returns a function that stops it.
 */
export const describeInBackground = (db: Db, log: Log): (() => Promise<void>) => {
  const stop = new AbortController()
  const work = async (): Promise<void> => {
    const rasterize = await createRasterizer()
    while (!stop.signal.aborted && (await describePictures(db, rasterize, batch)) > 0) await pause(pauseMs)
  }
  const working = work().catch((error: unknown) => {
    log.error('describing pictures failed', { error: error instanceof Error ? error.name : 'not an Error' })
  })
  return async () => {
    stop.abort()
    await working
  }
}
