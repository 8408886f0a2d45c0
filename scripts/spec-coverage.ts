// `node scripts/spec-coverage.ts` writes docs/spec-coverage.md: which tests say that they hold which section of the specification.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './run.ts'

/** The sections of the specification. */
const sections = [
  'What the product does and for whom',
  'Screens and routes',
  'Entities and their fields',
  'States and transitions',
  'Validation rules',
  'Roles and permissions',
  'Calls',
  'Error catalogue',
  'Business constants and limits',
] as const

const testFiles = ['e2e/*.spec.ts', 'packages/*/src/**/*.test.{ts,tsx}']

/** Where the table stands. */
export const coverageFile = join(root, 'docs/spec-coverage.md')

interface NamedTest {
  readonly file: string
  /** Names of the groups around it and its own. */
  readonly name: string
}

/** Sections that a test's name cites, as `specification §2 and §5`. */
export const sectionsOf = (name: string): number[] => {
  const cited = [...name.matchAll(/specification ((?:§\d+(?:, | and )?)+)/g)].flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
  return [...new Set(cited.map(Number))].toSorted((one, other) => one - other)
}

/** The tests of a source, each with the names of its groups. Values that a table of cases fills in become `…`. */
export function testsOf(file: string, source: string): NamedTest[] {
  const found: NamedTest[] = []
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? namedCall(node) : null
    if (call?.kind === 'test') found.push({ file, name: [...groups, call.name].join(' › ') })
    else ts.forEachChild(node, (child) => visit(child, call ? [...groups, call.name] : groups))
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS), [])
  return found
}

/** `test('name', …)`, `it.each(cases)('name', …)`, `test.describe('name', …)`. */
function namedCall(node: ts.CallExpression): { kind: 'test' | 'group'; name: string } | null {
  const callee = (ts.isCallExpression(node.expression) ? node.expression.expression : node.expression).getText()
  const [first] = node.arguments
  if (!/^(test|it|describe)(\.\w+)*$/.test(callee) || !first) return null
  const name = textOf(first)
  if (name === null) return null
  return { kind: callee.includes('describe') ? 'group' : 'test', name }
}

function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text.replaceAll(/%[sjdio]/g, '…')
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return '…'
  if (!ts.isTemplateExpression(node)) return null
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').replaceAll(/,? ?specification (§\d+(, | and )?)+:? ?/g, ' ').replaceAll('( )', '').trim()

/** The table, from the tests as they are now. */
export function coverage(): string {
  const tests = testFiles
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .toSorted()
    .flatMap((file) => testsOf(file, readFileSync(join(root, file), 'utf8')))
  const tables = sections.map((title, at) => {
    const covering = tests.filter(({ name }) => sectionsOf(name).includes(at + 1))
    const rows = covering.map(({ name, file }) => `| ${cell(name)} | ${file} |`)
    return [`## §${at + 1} ${title}`, '', ...(rows.length > 0 ? ['| test | file |', '|---|---|', ...rows] : ['No test cites this section yet.'])].join('\n')
  })
  return `# What the tests hold of the specification\n\nWritten by \`node scripts/spec-coverage.ts\` from the names of the tests that cite a section.\n\n${tables.join('\n\n')}\n`
}

if (import.meta.main) writeFileSync(coverageFile, coverage())
