import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import * as contract from '@mall/api/contract'

/*
 * The mall's rules are the server's. What a rule of the mocks would need is not to be found in their sources: functions of the
 * contract, who makes a request, and, in the values of the builders, arithmetic, comparisons and choices.
 */

const root = import.meta.dirname
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file))
  .map((file) => relative(root, join(root, file)))
  .toSorted()

const nodesOf = (file: string, text = readFileSync(join(root, file), 'utf8')): ts.Node[] => {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return nodes
}

const functionsOfContract = new Set(Object.entries(contract).flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])))

const importsRule = (node: ts.Node): boolean => ts.isImportSpecifier(node) && functionsOfContract.has((node.propertyName ?? node.name).text)

const readsCaller = (node: ts.Node): boolean => ts.isStringLiteralLike(node) && /authorization|bearer/i.test(node.text)

const decidingOperators = new Set([
  ts.SyntaxKind.PlusToken, ts.SyntaxKind.MinusToken, ts.SyntaxKind.AsteriskToken, ts.SyntaxKind.SlashToken, ts.SyntaxKind.PercentToken,
  ts.SyntaxKind.LessThanToken, ts.SyntaxKind.LessThanEqualsToken, ts.SyntaxKind.GreaterThanToken, ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.PlusEqualsToken,
])

const decides = (node: ts.Node): boolean =>
  (ts.isBinaryExpression(node) && decidingOperators.has(node.operatorToken.kind)) ||
  ts.isConditionalExpression(node) || ts.isIfStatement(node) || ts.isSwitchStatement(node) || ts.isForOfStatement(node) ||
  ts.isForStatement(node) || ts.isWhileStatement(node) || ts.isPostfixUnaryExpression(node) ||
  (ts.isPropertyAccessExpression(node) && ['reduce', 'filter', 'find', 'some', 'every'].includes(node.name.text))

const found = (nodes: readonly ts.Node[], isRule: (node: ts.Node) => boolean): string[] => nodes.filter(isRule).map((node) => node.getText())

/** Counts rows on, and says what is missing: no value of the wire. */
const withoutValues = 'builders/define.ts'
const builders = sources.filter((file) => file.startsWith('builders/') && file !== withoutValues)

describe('no rule of the mall in the mocks', () => {
  test('there are builders, defaults, drawings, what was recorded, and what hands them out', () => {
    expect([...new Set(sources.map((file) => file.replace(/\/.*/, '/')))]).toEqual([
      'builders/', 'defaults/', 'drawings.ts', 'envelope.ts', 'handle.ts', 'index.ts', 'live-mall.node.ts', 'live-mall.ts', 'live/', 'photos.ts', 'recorded.ts', 'recording.ts', 'respond.ts', 'scenarios.ts', 'story-time.ts',
    ])
  })

  test.each(sources)('%s imports none, and does not look at who makes a request', (file) => {
    const nodes = nodesOf(file)
    expect(found(nodes, importsRule)).toEqual([])
    expect(found(nodes, readsCaller)).toEqual([])
  })

  test.each(builders)('%s writes none', (file) => {
    expect(found(nodesOf(file), decides)).toEqual([])
  })

  test.each([
    ["import { decideAccess } from '@mall/api/contract'", importsRule],
    ["import { statusName as name } from '@mall/api/contract'", importsRule],
    ["const token = request.headers.get('Authorization')", readsCaller],
    ['const Subtotal = Price * Quantity', decides],
    ['const sum = Items.reduce((sum, { Subtotal }) => sum.plus(Subtotal), zero)', decides],
    ["const AllowActions = Status === 20 ? ['Pay'] : []", decides],
    ["if (left < amount) Reasons.push('超预算')", decides],
  ])('%s would be found', (text, isRule) => {
    expect(found(nodesOf('example.ts', text), isRule)).not.toEqual([])
  })
})
