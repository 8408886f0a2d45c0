import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What became of a runner's tests. */
export interface Counts {
  readonly passed: number
  /** Those that failed, or the files that did not load, each with the first lines of its error: a log is often read from its end. */
  readonly failed: readonly string[]
  /** Those of the passed ones that needed a second attempt, each with what became of the first. */
  readonly unsteady?: readonly string[]
  readonly skipped: number
}

/** So many tests of a run may need a second attempt; more are no accident. */
const unsteadyLimit = 2

/** Whether those that needed a second attempt count as passed. */
export const areAccidents = (unsteady: readonly unknown[]): boolean => unsteady.length <= unsteadyLimit

/** A test that failed, for the lines at the end: the first lines of its error, in one. */
export const failure = (name: string, message = ''): string => {
  const lines = stripVTControlCharacters(message).split('\n').map((line) => line.trim()).filter(Boolean)
  return `${name}: ${lines.slice(0, 3).join(' · ').slice(0, 400)}`
}

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Leaves a run's counts where `npm test` adds them up; without that, prints the closing line itself. */
export const reportCounts = (runner: string, counts: Counts): void => {
  const directory = process.env.MALL_TEST_COUNTS
  if (directory) writeFileSync(join(directory, `${runner}-${process.pid}.json`), JSON.stringify(counts))
  else process.on('exit', () => console.log(closingLine(counts)))
}
