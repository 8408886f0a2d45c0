import type { Reporter, Suite } from '@playwright/test/reporter'
import { reportCounts } from './counts.ts'

/** Counts a Playwright run for the closing line of `npm test`. */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? []
    const count = (...kinds: string[]) => outcomes.filter((outcome) => kinds.includes(outcome)).length
    reportCounts('playwright', count('expected'), count('unexpected', 'flaky'), count('skipped'))
  }
}
