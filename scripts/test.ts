// `npm test`: everything that must hold, cheapest first. Ends with `N passed, N failed` over all of it; with names, runs
// only those steps: `npm test -- unit stories`.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { run, seconds } from './run.ts'

interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Its reporter writes how many tests it ran; otherwise the step itself counts as one. */
  readonly counts?: true
}

const pnpmRun = (script: string): Pick<Step, 'command' | 'args'> => ({ command: 'pnpm', args: ['run', script] })
const vitest = (...projects: string[]): Pick<Step, 'command' | 'args' | 'counts'> => ({
  command: 'vitest',
  args: ['run', ...projects.flatMap((project) => ['--project', project])],
  counts: true,
})

const steps: readonly Step[] = [
  { name: 'types', ...pnpmRun('check:types') },
  { name: 'lint', ...pnpmRun('check:lint') },
  { name: 'imports', ...pnpmRun('check:imports') },
  { name: 'unused', ...pnpmRun('check:unused') },
  { name: 'unit', ...vitest('unit') },
  { name: 'components', ...vitest('browser') },
  { name: 'stories', ...vitest('storybook') },
  { name: 'packages', ...pnpmRun('check:packages') },
  { name: 'size', ...pnpmRun('check:size') },
  { name: 'e2e', command: 'node', args: ['scripts/e2e.ts'], counts: true },
]

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const countsDirectory = mkdtempSync(join(tmpdir(), 'mall-test-'))
const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(), MALL_TEST_COUNTS: countsDirectory }

function takeCounts(): Counts | null {
  const files = readdirSync(countsDirectory)
  if (files.length === 0) return null
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const file of files) {
    const one = JSON.parse(readFileSync(join(countsDirectory, file), 'utf8')) as Counts
    total.passed += one.passed
    total.failed += one.failed
    total.skipped += one.skipped
    rmSync(join(countsDirectory, file))
  }
  return total
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${steps.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const report: string[] = []
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${step.name} ──`)
  const begin = performance.now()
  const code = await run(step.command, step.args, { env })
  const counted = step.counts ? takeCounts() : null
  const counts = counted ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  report.push(`${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name.padEnd(10)} ${`${counts.passed} passed, ${counts.failed} failed`.padEnd(26)} ${seconds(begin)}`)
}
rmSync(countsDirectory, { recursive: true, force: true })

console.log(`\n${report.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
