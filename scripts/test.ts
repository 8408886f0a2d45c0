// `npm test`: everything that must hold, the cheapest first. Ends with `N passed, N failed` over all of it. With names it runs only
// those steps: `npm test -- unit stories`. `npm test -- changed [commit]` runs what the work since a commit can break.
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { closingLine, type Counts } from './counts.ts'
import { changeSince } from './change.ts'
import { root, run, seconds } from './run.ts'
import { allSteps, stepsFor, type Step } from './steps.ts'

const directory = mkdtempSync(join(tmpdir(), 'mall-test-'))
/** What Node has compiled: tests start the server dozens of times, and half of its start is compiling the same sources. */
const compiled = join(root, 'node_modules/.cache/compiled')
ensureChromium()

const sum = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.flatMap(({ failed }) => failed),
  unsteady: parts.flatMap(({ unsteady = [] }) => unsteady),
  skipped: parts.reduce((total, { skipped }) => total + skipped, 0),
})

/** What the step's runners reported; null where none did. */
const countsIn = (folder: string): Counts | null => {
  const files = readdirSync(folder).map((file) => join(folder, file))
  return files.length === 0 ? null : sum(files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Counts))
}

const chosenSteps = (names: readonly string[]): readonly Step[] => {
  const [first, commit] = names
  if (first === 'changed') return stepsFor(changeSince(commit))
  const unknown = names.filter((name) => !allSteps.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}. Steps: ${allSteps.map(({ name }) => name).join(', ')}; or changed.`)
  return allSteps.filter(({ name }) => names.length === 0 || names.includes(name))
}

interface Result {
  readonly counts: Counts
  readonly report: readonly string[]
}

const heading = ({ name }: Step): void => console.log(`\n── ${name} ──`)

const runStep = async (step: Step, output: 'inherit' | number = 'inherit'): Promise<Result> => {
  const begin = performance.now()
  const folder = join(directory, step.name)
  mkdirSync(folder)
  const env = { ...process.env, MALL_TEST_COUNTS: folder, NODE_COMPILE_CACHE: compiled }
  const code = await run(step.command, step.args, { env, stdio: ['inherit', output, output] })
  const counted = step.counts ? countsIn(folder) : null
  const alone: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [`${step.name} ended with ${code}`], skipped: 0 }
  const counts = !counted ? alone : code !== 0 && counted.failed.length === 0 ? { ...counted, failed: alone.failed } : counted
  const report = [
    `${counts.failed.length === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${closingLine(counts).padEnd(26)} ${seconds(begin)}`,
    ...counts.failed.map((name) => `       ${name}`),
    ...(counts.unsteady ?? []).map((name) => `       at the second attempt: ${name}`),
  ]
  return { counts, report }
}

/** What a step printed last, for the lines at the end, where a step that counts no tests says nothing of why it failed. */
const lastLines = (printed: string): readonly string[] =>
  stripVTControlCharacters(printed).trimEnd().split('\n').slice(-15).map((line) => `         ${line.slice(0, 300)}`)

/** One after the other; what each has printed is shown when it ends, so that two steps do not write into one another's lines. */
const runBeside = async (steps: readonly Step[]): Promise<readonly Result[]> => {
  const results: Result[] = []
  for (const step of steps) {
    const file = join(directory, `${step.name}.log`)
    const output = openSync(file, 'w')
    const { counts, report } = await runStep(step, output)
    closeSync(output)
    const printed = readFileSync(file, 'utf8')
    results.push({ counts, report: step.counts || counts.failed.length === 0 ? report : [...report, ...lastLines(printed)] })
    heading(step)
    process.stdout.write(printed)
  }
  return results
}

const results: Result[] = []
let waiting: Step[] = []
for (const step of chosenSteps(process.argv.slice(2))) {
  if (step.beside) waiting.push(step)
  else {
    heading(step)
    const [others, own] = await Promise.all([runBeside(waiting), runStep(step)])
    results.push(...others, own)
    waiting = []
  }
}
results.push(...(await runBeside(waiting)))
rmSync(directory, { recursive: true, force: true })

const total = sum(results.map(({ counts }) => counts))
console.log(`\n${results.flatMap(({ report }) => report).join('\n')}\n\n${closingLine(total)}`)
process.exit(total.failed.length === 0 ? 0 : 1)
