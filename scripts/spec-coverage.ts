// `node scripts/spec-coverage.ts` writes docs/spec-coverage.md: each rule of the specification with the tests that hold it.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'
import { specification } from './spec-lines/index.ts'
import type { SpecLine } from './spec-lines/line.ts'
import { testsOf, type NamedTest } from './tests-of.ts'

const testFiles = ['e2e/*.spec.ts', 'packages/*/src/**/*.test.{ts,tsx}', 'packages/*/src/testing/*-suite.ts']

/** Where the table stands. */
export const coverageFile = join(root, 'docs/spec-coverage.md')

/** The tests of the project as they are now. */
export const allTests = (): NamedTest[] =>
  testFiles
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .toSorted()
    .flatMap((file) => testsOf(file, readFileSync(join(root, file), 'utf8')))

/** The tests that `{file} › {part of the name}` means. */
export function testsMeant(reference: string, tests: readonly NamedTest[]): NamedTest[] {
  const [place = '', ...name] = reference.split(' › ')
  const part = name.join(' › ')
  return tests.filter(({ file, name }) => `/${file.replace(/\.tsx?$/, '')}`.endsWith(`/${place}`) && name.includes(part))
}

/** What is wrong with the table: references that no test answers to, and names given twice. */
export function faultsOf(lines: readonly SpecLine[], tests: readonly NamedTest[]): string[] {
  const lost = lines.flatMap(({ id, held }) =>
    typeof held === 'string' ? [] : held.filter((reference) => testsMeant(reference, tests).length === 0).map((reference) => `${id}: no test is “${reference}”`),
  )
  const twice = lines.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at)
  return [...lost, ...twice.map((id) => `${id} stands twice`)]
}

/** At most so many tests of one reference are named. */
const namedAtMost = 3

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ').trim()

/** Without the sections that the name cites: the table says them already. */
const shortName = (name: string): string => name.replaceAll(/,? ?\(?specification (§\d+(, | and )?)+\)?:? ?/g, ' ').replaceAll(/ +/g, ' ').trim()

function heldBy(held: SpecLine['held'], tests: readonly NamedTest[]): string {
  if (typeof held === 'string') return held === 'left open' ? '*left open by the specification*' : `*${held}*`
  return held
    .map((reference) => {
      const meant = testsMeant(reference, tests)
      const names = meant.slice(0, namedAtMost).map(({ name }) => cell(shortName(name)))
      const more = meant.length > namedAtMost ? ['and more'] : []
      return `${[...names, ...more].join('; ')} (${meant[0]?.file ?? ''})`
    })
    .join('<br>')
}

/** The table, from the tests as they are now. */
export function coverage(): string {
  const tests = allTests()
  const lines = specification.flatMap((section) => section.lines)
  const count = (wanted: 'not built yet' | 'left open') => lines.filter(({ held }) => held === wanted).length
  const tables = specification.map(({ title, lines }, at) => {
    const rows = lines.map(({ id, rule, held }) => `| ${id} | ${cell(rule)} | ${heldBy(held, tests)} |`)
    return [`## §${at + 1} ${title}`, '', '| rule | in our words | held by |', '|---|---|---|', ...rows].join('\n')
  })
  const held = lines.length - count('not built yet') - count('left open')
  return `# The specification, rule by rule, and the tests that hold it

Written by \`node scripts/spec-coverage.ts\` from \`scripts/spec-lines\` and the names of the tests; a test fails when a rule has lost the test that held it.
${lines.length} rules: ${held} held by tests, ${count('not built yet')} of parts that are not built yet, ${count('left open')} left open by the specification.

${tables.join('\n\n')}
`
}

if (import.meta.main) {
  const faults = faultsOf(specification.flatMap(({ lines }) => lines), allTests())
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    process.exitCode = 1
  } else writeFileSync(coverageFile, coverage())
}
