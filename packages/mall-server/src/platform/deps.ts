import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Log } from './log.ts'
import type { Randomness } from './randomness.ts'

/**
 * Everything the handlers need from outside, so that tests and other hosts can replace it. What only one folder knows of, such as
 * the provider of payments, it adds itself (`declare module`), so that this file imports nothing from higher districts.
 */
export interface Deps {
  readonly db: Db
  readonly clock: () => Date
  readonly randomness: Randomness
  readonly config: Config
  readonly log: Log
}
