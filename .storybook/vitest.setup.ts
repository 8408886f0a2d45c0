import { afterAll } from 'vitest'
import { thawClock } from './decorators/frozen-clock.ts'

/** Vitest reloads its setup for each file under a name made from the clock: with a frozen clock only the first file would get it. */
afterAll(thawClock)
