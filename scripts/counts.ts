import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Leaves a run's counts where `npm test` adds them up; without that, prints the closing line itself. */
export function reportCounts(runner: string, passed: number, failed: number, skipped: number): void {
  const directory = process.env.MALL_TEST_COUNTS
  if (directory) writeFileSync(join(directory, `${runner}-${process.pid}.json`), JSON.stringify({ passed, failed, skipped }))
  else process.on('exit', () => console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`))
}
