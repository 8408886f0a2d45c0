import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverage, coverageFile, sectionsOf, testsOf } from '../../../../scripts/spec-coverage.ts'

test('docs/spec-coverage.md is what the tests say now; otherwise run `node scripts/spec-coverage.ts`', () => {
  expect(readFileSync(coverageFile, 'utf8')).toBe(coverage())
})

test.each([
  ['guard, specification §2 › sends to the login', [2]],
  ['navigation, specification §2 and §9', [2, 9]],
  ['a rule, specification §4, §8 and §5: more', [4, 5, 8]],
  ['a paragraph § 2 of something else', []],
])('%s cites %j', (name, cited) => {
  expect(sectionsOf(name)).toEqual(cited)
})

test('finds tests in groups, in tables and in loops', () => {
  const source = [
    "describe('group, specification §2', () => {",
    "  it.each([1])('case %s', () => {})",
    '  for (const name of []) test(`named ${name}!`, () => {})',
    '})',
    "test.describe('other', () => { test('last', () => {}) })",
  ].join('\n')
  expect(testsOf('a.test.ts', source).map(({ name }) => name)).toEqual(['group, specification §2 › case …', 'group, specification §2 › named …!', 'other › last'])
})
