import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { storyFiles } from '../.storybook/pictures/paths.ts'
import type { changeSince } from './change.ts'
import { flowsFor, visitsFile, type Visits } from './flows-for.ts'
import { root } from './run.ts'
import { dealt, whoseTurn } from './whose-turn.ts'

/** A part of `npm test`. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Its reporter writes how many tests it ran; otherwise the step itself counts as one. */
  readonly counts?: true
  /** Keeps one core busy: runs beside the next step without this mark, in turn with those that do so too. */
  readonly beside?: true
}

const pnpmRun = (name: string, script = `check:${name}`): Step => ({ name, command: 'pnpm', args: ['run', script] })
const beside = (step: Step): Step => ({ ...step, beside: true })
const vitest = (name: string, ...args: readonly string[]): Step => ({ name, command: 'vitest', args: ['run', '--configLoader', 'native', ...args], counts: true })
const flows = (...args: readonly string[]): Step => ({ name: 'e2e', command: 'node', args: ['scripts/e2e.ts', ...args], counts: true })

const quick: readonly Step[] = [pnpmRun('types'), pnpmRun('lint'), ...[pnpmRun('imports'), pnpmRun('unused'), pnpmRun('spec')].map(beside)]

const server = 'packages/mall-server'

const testOf = (name: string): string => `${server}/src/${name}.test.ts`

/**
 * Tests that start and kill servers and databases, starve them or fill them, a third of what the server's take, and the one that checks the types of all sources again. Each commit has a third of them,
 * by its hash.
 */
export const faults = [
  ['trade/checkout/crash', 'hosts/node/restarts', 'hosts/node/full-disk', 'hosts/node/many-nodes', 'hosts/node/read-follower'].map(testOf),
  ['hosts/node/process', 'trade/approval/crash', 'trade/after-sales/crash', 'hosts/node/point-in-time', 'hosts/node/table-reader', 'hosts/node/database-clock'].map(testOf),
  [...['hosts/node/bombs', 'app/scale', 'trade/statement/credit-scale', 'seller/crash', 'hosts/node/tracing'].map(testOf), 'scripts/new/new.test.ts'],
]
const tried = new Set(whoseTurn(faults).flat())
const waiting = new Set(faults.flat().filter((file) => !tried.has(file)))
const testsIn = (pattern: string): readonly string[] => globSync(pattern, { cwd: root }).filter((file) => !waiting.has(file))

const serverTests = testsIn(`${server}/src/**/*.test.ts`)
const otherTests = [...globSync('packages/*', { cwd: root }).filter((folder) => folder !== server), '.storybook', ...testsIn('scripts/**/*.test.ts')]

/** What many screens show breaks in any half of their stories; what one shows, where it was changed, and `npm test -- changed` draws that. Each commit has a half, by its hash. */
const stories = whoseTurn(dealt(globSync(storyFiles, { cwd: root }).toSorted(), 2)).flat()

/** Everything that must hold, the cheapest first. */
export const allSteps: readonly Step[] = [
  ...quick,
  // More than there are cores: two fifths of the time are those of a dozen files, which wait for processes that they start, kill and start again.
  vitest('server', '--project', 'unit', ...serverTests, `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`),
  beside(vitest('unit', '--project', 'unit', ...otherTests, '--maxWorkers=1')),
  beside(vitest('components', '--project', 'browser')),
  beside(pnpmRun('docs')),
  beside(pnpmRun('packages')),
  beside(pnpmRun('size')),
  vitest('stories', '--project', 'storybook', ...stories, '--maxWorkers=2'),
  flows(),
]

/** What the site of the packages shows. */
const onSite = /^packages\/(?:docs|ui)\/|^packages\/(?:api|mocks)\/.*\.md$|^examples\/.*\.md$|^\.storybook\/(?:guides|pages)\/|^\.changeset\//

const isSource = (file: string): boolean => !/\.(test|stories)\.|\.mdx?$|\/testing\//.test(file)

/** The flows that a change can break; none, some of them by Playwright's `--test-list`, or all. */
const flowSteps = (files: readonly string[]): readonly Step[] => {
  const visits = JSON.parse(readFileSync(visitsFile, 'utf8')) as Visits
  const known = flowsFor(files, visits)
  if (known === 'all') return [flows()]
  if (known.length === 0) return []
  // A file of flows that no complete run has seen yet may visit anything.
  const specs = globSync('*.spec.ts', { cwd: join(root, 'e2e') })
  const lines = [...new Set([...known, ...specs.filter((spec) => !Object.keys(visits).some((flow) => flow.includes(` › ${spec} › `)))])]
  const list = join(mkdtempSync(join(tmpdir(), 'mall-flows-')), 'flows.txt')
  writeFileSync(list, lines.join('\n'))
  const projects = lines.map((line) => /^\[(\w+)\]/.exec(line)?.[1] ?? null)
  // A file of flows comes without its projects: then every server starts.
  const chosen = projects.includes(null) ? [] : [...new Set(projects)].flatMap((project) => ['--project', project ?? ''])
  return [flows('--test-list', list, ...chosen)]
}

/** What a change can break: the quick checks, the tests and stories that import a changed file, and the flows that visit one. */
export const stepsFor = ({ base, files }: ReturnType<typeof changeSince>): readonly Step[] => {
  const sources = files.filter(isSource)
  const has = (pattern: RegExp): boolean => sources.some((file) => pattern.test(file))
  return [
    ...quick,
    // The sizes of the packages are those of their builds, which `packages` makes.
    ...(files.some((file) => onSite.test(file)) ? [beside(pnpmRun('docs'))] : []),
    ...(has(/^packages\/(api|ui|mocks|app-kit|mall-app|seller-app)\//) ? [pnpmRun('packages'), pnpmRun('size')].map(beside) : []),
    vitest('tests', '--changed', base, '--passWithNoTests', '--maxWorkers=100%'),
    ...flowSteps(files),
  ]
}
