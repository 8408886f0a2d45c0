// `npm run lint` runs this after oxlint, whose own rules see types and whose plug-ins do not: a value of an enumeration is compared
// with its constant (`paymentType.transfer`), never with a bare number. An enumeration is a type that is a union of numbers.
import { join, relative } from 'node:path'
import ts from 'typescript'
import * as contract from '../packages/api/src/contract/index.ts'
import { root } from './run.ts'

const equalities: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken,
])

/** Comparisons of a database query: the column comes first. */
const comparingFunctions: ReadonlySet<string> = new Set(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'inArray', 'notInArray'])

/** The numbers of each enumeration of the wire. */
const enumerations = Object.values<unknown>(contract)
  .filter((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
  .map((value) => new Set(Object.values(value as object)))
  .filter((numbers) => [...numbers].every((number) => Number.isSafeInteger(number)))

/** One number says nothing: it is a count or a flag as well. */
const areOfEnumeration = (numbers: readonly number[]): boolean =>
  numbers.length > 1 && enumerations.some((known) => numbers.every((number) => known.has(number)))

/** Whether a type is numbers of an enumeration, with or without null. Queries compare with a number or an object. */
const isNumbers = (type: ts.Type | undefined): boolean => {
  const parts = type?.isUnion() ? type.types : []
  const others = parts.filter((part) => !part.isNumberLiteral())
  return (
    others.every(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.Object)) !== 0) &&
    areOfEnumeration(parts.flatMap((part) => (part.isNumberLiteral() ? [part.value] : [])))
  )
}

/** The type that a variable or a property was declared with: a comparison before may have left a single number of it. */
const declaredType = (checker: ts.TypeChecker, node: ts.Expression): ts.Type | undefined => {
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node)
  return symbol && checker.getTypeOfSymbol(symbol)
}

/** The length of a tuple has a union of numbers as its type, and is a count. */
const isLength = (node: ts.Expression): boolean => ts.isPropertyAccessExpression(node) && node.name.text === 'length'

const isEnumeration = (checker: ts.TypeChecker, node: ts.Expression): boolean =>
  !isLength(node) && (isNumbers(checker.getTypeAtLocation(node)) || isNumbers(declaredType(checker, node)))

/** The bare numbers of a node that compares, each with whether what it is compared with is an enumeration. */
const literalsIn = (checker: ts.TypeChecker, node: ts.Node): ts.Expression[] => {
  if (ts.isBinaryExpression(node) && equalities.has(node.operatorToken.kind)) {
    if (ts.isNumericLiteral(node.right)) return isEnumeration(checker, node.left) ? [node.right] : []
    return ts.isNumericLiteral(node.left) && isEnumeration(checker, node.right) ? [node.left] : []
  }
  if (ts.isCaseClause(node) && ts.isNumericLiteral(node.expression)) return isEnumeration(checker, node.parent.parent.expression) ? [node.expression] : []
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && comparingFunctions.has(node.expression.text)) {
    const value = node.arguments[1]
    const numbers = value && ts.isArrayLiteralExpression(value) ? value.elements : value ? [value] : []
    return numbers.filter((number) => ts.isNumericLiteral(number) && isNumbers(checker.getContextualType(number)))
  }
  if (ts.isObjectLiteralExpression(node)) {
    const keys = node.properties.flatMap(({ name }) => (name && ts.isNumericLiteral(name) ? [name] : []))
    const wanted = keys.length > 0 ? (checker.getContextualType(node)?.getProperties() ?? []) : []
    return areOfEnumeration(wanted.map(({ name }) => Number(name))) ? keys : []
  }
  return []
}

const findingsIn = (checker: ts.TypeChecker, file: ts.SourceFile): string[] => {
  const findings: string[] = []
  const visit = (node: ts.Node): void => {
    for (const literal of literalsIn(checker, node)) {
      const { line, character } = file.getLineAndCharacterOfPosition(literal.getStart())
      findings.push(`${relative(root, file.fileName)}:${line + 1}:${character + 1} compares an enumeration with ${literal.getText()}: take its constant`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return findings
}

/** What a program compares with bare numbers, in the files that `isOwn` names. */
export const bareNumbers = (program: ts.Program, isOwn: (file: string) => boolean): string[] => {
  const checker = program.getTypeChecker()
  return program.getSourceFiles().flatMap((file) => (isOwn(file.fileName) ? findingsIn(checker, file) : []))
}

if (import.meta.main) {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.json'), {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) })
  const files = new Set(config?.fileNames)
  const findings = bareNumbers(ts.createProgram([...files], config?.options ?? {}), (file) => files.has(file))
  for (const finding of findings) console.error(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
}
