import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { areAccidents, failure, reportCounts } from './counts.ts'
import { visitAnnotation, visitsFile, type Visits } from './flows-for.ts'
import { root } from './run.ts'

const nameOf = (test: TestCase): string => {
  const [, project = '', ...path] = test.titlePath()
  return [`[${project}]`, ...path].join(' › ')
}

/** An error in one line: what failed, of which locator, where. */
const lineOf = ({ message = '', location }: TestError): string => {
  const [first = '', ...more] = stripVTControlCharacters(message).split('\n').map((line) => line.trim())
  const locator = more.find((line) => /^(Locator: |- waiting for )/.test(line))
  return [first, locator, location && `${relative('.', location.file)}:${location.line}`].filter(Boolean).join(' · ')
}

/** What became of the first attempt that failed: a test that took too long says so first, and then at what. */
const reasonOf = (test: TestCase): string => (test.results.find(({ errors }) => errors.length > 0)?.errors ?? []).map(lineOf).join('; ')

/** What a test visited, sorted, so that the file changes only with the visits. */
const visitsOf = (test: TestCase): readonly string[] =>
  [...new Set(test.annotations.flatMap(({ type, description }) => (type === visitAnnotation && description ? [description] : [])))].toSorted()

/** Its file, as the name of a flow has it. */
const fileOf = (name: string): string => name.split(' › ')[1] ?? ''

/** Flows that failed keep what the file says of them, and so do those of files that wait for their turn. */
const writeVisits = (tests: readonly TestCase[]): void => {
  const before = JSON.parse(readFileSync(visitsFile, 'utf8')) as Visits
  const visits = tests.flatMap((test): [string, readonly string[]][] => {
    const [name, known] = [nameOf(test), before[nameOf(test)]]
    // The flows of a second database visit what those of the first do.
    if (test.titlePath()[1] === 'postgresql') return []
    return test.outcome() === 'expected' ? [[name, visitsOf(test)]] : known ? [[name, known]] : []
  })
  const ran = new Set(visits.map(([name]) => fileOf(name)))
  const waiting = Object.entries(before).filter(([name]) => !ran.has(fileOf(name)) && existsSync(join(root, 'e2e', fileOf(name))))
  // A line for each flow.
  const lines = [...visits, ...waiting].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, visited]) => `${JSON.stringify(name)}: ${JSON.stringify(visited)}`)
  writeFileSync(visitsFile, `{\n${lines.join(',\n')}\n}\n`)
}

/**
 * Counts a Playwright run for the closing line of `npm test`. A complete run writes what each flow visits, from which
 * `npm test -- changed` chooses.
 */
export default class CountReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite) {
    this.#suite = suite
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    const ending = (...outcomes: string[]) => tests.filter((test) => outcomes.includes(test.outcome()))
    const linesOf = (some: readonly TestCase[]) => some.map((test) => failure(test.titlePath().filter(Boolean).join(' › '), reasonOf(test)))
    const unsteady = ending('flaky')
    const tolerated = areAccidents(unsteady) ? unsteady : []
    reportCounts('playwright', {
      passed: ending('expected').length + tolerated.length,
      failed: linesOf([...ending('unexpected'), ...unsteady.filter((test) => !tolerated.includes(test))]),
      unsteady: linesOf(tolerated),
      skipped: ending('skipped').length,
    })
    if (process.env.MALL_E2E_COMPLETE) writeVisits(tests)
  }
}
