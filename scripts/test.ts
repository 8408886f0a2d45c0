// `npm test`: everything that must hold, cheapest first. Ends with `N passed, N failed` over all of it; with names, runs
// only those steps: `npm test -- unit stories`.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { closingLine, type Counts } from './counts.ts'
import { run, seconds } from './run.ts'

interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Its reporter writes how many tests it ran; otherwise the step itself counts as one. */
  readonly counts?: true
}

const pnpmRun = (script: string): Pick<Step, 'command' | 'args'> => ({ command: 'pnpm', args: ['run', script] })
const vitest = (project: string, ...args: string[]): Pick<Step, 'command' | 'args' | 'counts'> => ({
  command: 'vitest',
  args: ['run', '--project', project, ...args],
  counts: true,
})

const steps: readonly Step[] = [
  { name: 'types', ...pnpmRun('check:types') },
  { name: 'lint', ...pnpmRun('check:lint') },
  { name: 'imports', ...pnpmRun('check:imports') },
  { name: 'unused', ...pnpmRun('check:unused') },
  { name: 'spec', ...pnpmRun('check:spec') },
  // By itself Vitest leaves one core alone, which on two of them is half.
  { name: 'unit', ...vitest('unit', '--maxWorkers=100%') },
  { name: 'components', ...vitest('browser') },
  { name: 'stories', ...vitest('storybook') },
  { name: 'packages', ...pnpmRun('check:packages') },
  { name: 'size', ...pnpmRun('check:size') },
  { name: 'e2e', command: 'node', args: ['scripts/e2e.ts'], counts: true },
]

const countsDirectory = mkdtempSync(join(tmpdir(), 'mall-test-'))
ensureChromium()
const env = { ...process.env, MALL_TEST_COUNTS: countsDirectory }

const sum = (parts: readonly Counts[]): Counts => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.flatMap(({ failed }) => failed),
  skipped: parts.reduce((total, { skipped }) => total + skipped, 0),
})

/** What the step's runners reported; null where none did. */
function takeCounts(): Counts | null {
  const files = readdirSync(countsDirectory).map((file) => join(countsDirectory, file))
  if (files.length === 0) return null
  const counts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Counts)
  for (const file of files) rmSync(file)
  return sum(counts)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

const totals: Counts[] = []
const report: string[] = []
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name} ──`)
  const begin = performance.now()
  const code = await run(step.command, step.args, { env })
  const counted = step.counts ? takeCounts() : null
  const alone: Counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? [] : [`${step.name} ended with ${code}`], skipped: 0 }
  const counts = !counted ? alone : code !== 0 && counted.failed.length === 0 ? { ...counted, failed: alone.failed } : counted
  totals.push(counts)
  const isGood = counts.failed.length === 0
  report.push(`${isGood ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${closingLine(counts).padEnd(26)} ${seconds(begin)}`, ...counts.failed.map((name) => `       ${name}`))
}
rmSync(countsDirectory, { recursive: true, force: true })

const total = sum(totals)
console.log(`\n${report.join('\n')}\n\n${closingLine(total)}`)
process.exit(total.failed.length === 0 ? 0 : 1)
