import { afterAll } from 'vitest'
import { thawClock } from './decorators/frozen-clock.ts'

/** Vitest loads its set-up anew for each file by asking the clock for a name: on a frozen one all files but the first go without. */
afterAll(thawClock)
