import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allTests, coverage, coverageFile, faultsOf, testsMeant } from '../../../../scripts/spec-coverage.ts'
import { specification } from '../../../../scripts/spec-lines/index.ts'
import { line, notBuilt } from '../../../../scripts/spec-lines/line.ts'
import { testsOf } from '../../../../scripts/tests-of.ts'
import { routes } from '../lib/routes.ts'

test('every rule of the specification that is built has its tests', () => {
  expect(faultsOf(specification.flatMap(({ lines }) => lines), allTests())).toEqual([])
})

test('docs/spec-coverage.md is what the tests say now; otherwise run `node scripts/spec-coverage.ts`', () => {
  expect(readFileSync(coverageFile, 'utf8')).toBe(coverage())
})

test('a rule stands in its section', () => {
  for (const [at, { lines }] of specification.entries()) {
    for (const { id } of lines) expect(id).toMatch(new RegExp(`^§${at + 1}\\.[a-z\\d.-]+$`))
  }
})

test('what is said to be still to come is just what the route table says', () => {
  const toCome = specification.flatMap(({ lines }) => lines.flatMap((one) => one.routes ?? []))
  const notBuiltYet = Object.entries(routes).filter(([, { built }]) => !built)
  expect(toCome.toSorted()).toEqual(notBuiltYet.map(([id]) => id).toSorted())
})

const tests = [
  { file: 'e2e/entry.spec.ts', name: 'guard › sends a visitor to the login' },
  { file: 'packages/api/src/session/session.test.ts', name: 'a session › is kept' },
]

test.each([
  ['entry.spec › sends a visitor', 1],
  ['entry.spec › guard › sends', 1],
  ['session/session.test › is kept', 1],
  ['try.spec › sends a visitor', 0],
  ['entry.spec › is kept', 0],
])('%s means %i test', (reference, count) => {
  expect(testsMeant(reference, tests)).toHaveLength(count)
})

test('a rule that has lost its test is named, and so is a name that stands twice', () => {
  const lines = [line('§1.a', 'kept', 'session.test › is kept'), line('§1.b', 'lost', 'session.test › is gone'), notBuilt('§1.b', 'to come')]
  expect(faultsOf(lines, tests)).toEqual(['§1.b: no test is “session.test › is gone”', '§1.b stands twice'])
})

test('finds tests in groups, in tables and in loops', () => {
  const source = [
    "describe('group', () => {",
    "  it.each([1])('case %s', () => {})",
    '  for (const name of []) test(`named ${name}!`, () => {})',
    '})',
    "test.describe('other', () => { test('last', () => {}) })",
  ].join('\n')
  expect(testsOf('a.test.ts', source).map(({ name }) => name)).toEqual(['group › case …', 'group › named …!', 'other › last'])
})
