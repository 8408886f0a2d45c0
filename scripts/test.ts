// `npm test`: everything that must hold, the cheapest first. Ends with `N passed, N failed` over all of it. With names it runs only
// those steps: `npm test -- unit stories`. `npm test -- changed [commit]` runs what the work since a commit can break.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { closingLine, type Counts } from './counts.ts'
import { changeSince } from './change.ts'
import { run, seconds } from './run.ts'
import { allSteps, stepsFor, type Step } from './steps.ts'

const countsDirectory = mkdtempSync(join(tmpdir(), 'mall-test-'))
ensureChromium()
const env = { ...process.env, MALL_TEST_COUNTS: countsDirectory }

const sum = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.flatMap(({ failed }) => failed),
  unsteady: parts.flatMap(({ unsteady = [] }) => unsteady),
  skipped: parts.reduce((total, { skipped }) => total + skipped, 0),
})

/** What the step's runners reported; null where none did. */
const takeCounts = (): Counts | null => {
  const files = readdirSync(countsDirectory).map((file) => join(countsDirectory, file))
  if (files.length === 0) return null
  const counts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Counts)
  for (const file of files) rmSync(file)
  return sum(counts)
}

const chosenSteps = (names: readonly string[]): readonly Step[] => {
  const [first, commit] = names
  if (first === 'changed') return stepsFor(changeSince(commit))
  const unknown = names.filter((name) => !allSteps.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${allSteps.map(({ name }) => name).join(', ')}; or changed.`)
  return allSteps.filter(({ name }) => names.length === 0 || names.includes(name))
}

const totals: Counts[] = []
const report: string[] = []
for (const step of chosenSteps(process.argv.slice(2))) {
  console.log(`\n── ${step.name} ──`)
  const begin = performance.now()
  const code = await run(step.command, step.args, { env })
  const counted = step.counts ? takeCounts() : null
  const alone: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [`${step.name} ended with ${code}`], skipped: 0 }
  const counts = !counted ? alone : code !== 0 && counted.failed.length === 0 ? { ...counted, failed: alone.failed } : counted
  totals.push(counts)
  const isGood = counts.failed.length === 0
  report.push(
    `${isGood ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${closingLine(counts).padEnd(26)} ${seconds(begin)}`,
    ...counts.failed.map((name) => `       ${name}`),
    ...(counts.unsteady ?? []).map((name) => `       at the second attempt: ${name}`),
  )
}
rmSync(countsDirectory, { recursive: true, force: true })

const total = sum(totals)
console.log(`\n${report.join('\n')}\n\n${closingLine(total)}`)
process.exit(total.failed.length === 0 ? 0 : 1)
