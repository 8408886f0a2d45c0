import type { Reporter, Suite } from '@playwright/test/reporter'
import { failure, reportCounts } from './counts.ts'

/** Counts a Playwright run for the closing line of `npm test`. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const ending = (...outcomes: string[]) => tests.filter((test) => outcomes.includes(test.outcome()))
    reportCounts('playwright', {
      passed: ending('expected').length,
      failed: ending('unexpected', 'flaky').map((test) => failure(test.titlePath().filter(Boolean).join(' › '), test.results.find(({ error }) => error)?.error?.message)),
      skipped: ending('skipped').length,
    })
  }
}
