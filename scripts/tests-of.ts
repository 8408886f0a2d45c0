import ts from 'typescript'

/** A test of the project. */
export interface NamedTest {
  readonly file: string
  /** Names of the groups around it and its own. */
  readonly name: string
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
