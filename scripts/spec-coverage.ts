// `npm run generate` has this write docs/spec-coverage.md: each rule of the specification with the flows that hold it, as their
// tags say. With `--check` it writes nothing and fails when the document differs.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { specification } from '../e2e/specification.ts'
import { root } from './run.ts'

interface Flow {
  readonly file: string
  readonly title: string
  readonly tags: readonly string[]
}

/** The tests of a file or a group, each with the titles of the groups around it. */
const flowsOf = (suite: JSONReportSuite, groups: readonly string[]): Flow[] => {
  const own = suite.specs.map(({ file, title, tags }) => ({ file: `e2e/${file}`, title: [...groups, title].join(' › '), tags }))
  return [...own, ...(suite.suites ?? []).flatMap((child) => flowsOf(child, [...groups, child.title]))]
}

/** All flows, listed and not run. A flow that runs on several databases is listed once. */
const listFlows = (): Flow[] => {
  const env = { ...process.env, TEST_DATABASE_URL: '', MALL_E2E_DATA: root }
  const json = execFileSync('playwright', ['test', '--list', '--reporter=json'], { cwd: root, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return (JSON.parse(json) as JSONReport).suites.flatMap((file) => flowsOf(file, []))
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;')

/** At most so many flows are named for one rule. */
const namedAtMost = 4

const holders = (rule: string, flows: readonly Flow[]): string => {
  const names = flows.filter(({ tags }) => tags.includes(rule)).map(({ file, title }) => `${cell(title)} (${file})`)
  if (names.length === 0) return '*open*'
  const more = names.length - namedAtMost
  return [...names.slice(0, namedAtMost), ...(more > 0 ? [`and ${more} more`] : [])].join('<br>')
}

const rules: readonly string[] = Object.values(specification).flatMap((section) => Object.keys(section))

/** The document, from the tags of the flows. */
const coverage = (flows: readonly Flow[]): string => {
  const held = rules.filter((rule) => flows.some(({ tags }) => tags.includes(rule)))
  const tables = Object.entries(specification).map(([title, section]) => {
    const rows = Object.entries(section).map(([rule, text]) => `| ${rule} | ${cell(text)} | ${holders(rule, flows)} |`)
    return [`## ${title}`, '', '| rule | in our words | held by |', '|---|---|---|', ...rows].join('\n')
  })
  return `# The specification, rule by rule, and the flows that hold it

Written by \`npm run generate\` from the tags of the tests of the assembled mall (\`e2e\`); \`npm test -- spec\` fails when it
is out of date. *open*: no flow holds the rule; either its part is not built yet, or tests of a package alone hold it.
${rules.length} rules: ${held.length} held by flows, ${rules.length - held.length} open.

${tables.join('\n\n')}
`
}

const file = join(root, 'docs/spec-coverage.md')
const flows = listFlows()
const unknown = new Set(flows.flatMap(({ tags }) => tags).filter((tag) => tag.startsWith('§') && !rules.includes(tag)))
if (unknown.size > 0) throw new Error(`Tags of no rule in e2e/specification.ts: ${[...unknown].join(', ')}`)
const text = coverage(flows)
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/spec-coverage.md is not what the tags of the flows say: run `npm run generate`.')
  process.exitCode = 1
}
