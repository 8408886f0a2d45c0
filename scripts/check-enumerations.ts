// `npm run lint` runs this after oxlint, whose own rules see types and whose plug-ins do not: a value of an enumeration is compared
// with its constant (`paymentType.transfer`), never with a bare number, in SQL neither. An enumeration is a type that is a union of numbers; in SQL it
// is a column of that type, by its name. A column whose type is a union of texts is compared with one of them.
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

/** A single number is ambiguous: it may be a count or a flag. */
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

/** The type that a variable or a property was declared with: an earlier comparison may have narrowed it to a single number. */
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

const typeOf = (checker: ts.TypeChecker, type: ts.Type | undefined, ...path: readonly string[]): ts.Type | undefined =>
  path.reduce((found, name) => {
    const property = found?.getProperty(name)
    return property && checker.getTypeOfSymbol(property)
  }, type)

/** Columns of enumerations, by the names that SQL has for them. */
interface EnumeratedColumns {
  readonly numbers: ReadonlySet<string>
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
}

const nameOf = (checker: ts.TypeChecker, column: ts.Type | undefined): string | undefined => {
  const name = typeOf(checker, column, '_', 'name')
  return name?.isStringLiteral() ? name.value : undefined
}

/** Columns of the tables that a program makes with `pgTable`. */
const enumeratedColumns = (checker: ts.TypeChecker, files: readonly ts.SourceFile[]): EnumeratedColumns => {
  const numbers = new Set<string>()
  const texts = new Map<string, Set<string>>()
  const isTable = ({ initializer }: ts.VariableDeclaration) => initializer && ts.isCallExpression(initializer) && initializer.expression.getText() === 'pgTable'
  const tables = files.flatMap(({ statements }) => statements.flatMap((one) => (ts.isVariableStatement(one) ? one.declarationList.declarations.filter(isTable) : [])))
  for (const table of tables) {
    for (const symbol of typeOf(checker, checker.getTypeAtLocation(table.name), '_', 'columns')?.getProperties() ?? []) {
      const column = checker.getTypeOfSymbol(symbol)
      const name = nameOf(checker, column) ?? symbol.name
      const data = typeOf(checker, column, '_', 'data')
      if (isNumbers(data)) numbers.add(name)
      const values = data?.isUnion() ? data.types.flatMap((part) => (part.isStringLiteral() ? [part.value] : [])) : []
      if (values.length > 0) texts.set(name, new Set([...(texts.get(name) ?? []), ...values]))
    }
  }
  return { numbers, texts }
}

const comparison = String.raw`\s*(?:=|<>|!=|[<>]=?|is\s+(?:not\s+)?distinct\s+from)\s*`

/** What a statement compares a column with: one value, a list, or the results of a `case`. */
const comparedWith = (text: string, names: Iterable<string>): readonly (readonly [column: string, values: string])[] => {
  const column = String.raw`\b(${[...names].join('|')})\b["']?`
  const patterns = [
    String.raw`${column}${comparison}('?[\w.]+'?|'')`,
    String.raw`${column}\s+(?:not\s+)?in\s*\(([^()]*)\)`,
    String.raw`${column}${comparison}case\b((?:(?!\bend\b)[^])*)\bend\b`,
    String.raw`\bcase\s+(?:\w+\.)?["']?${column}\s+when\s+('?\w+'?)`,
  ]
  const compared = patterns.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'gi'))].map(([, name = '', values = '']) => [name, values] as const))
  const made = text.matchAll(new RegExp(String.raw`\bcase\b((?:(?!\b(?:case|end)\b)[^])*)\bend\s+as\s+${column}`, 'gi'))
  return [...compared, ...[...made].map(([, values = '', name = '']) => [name, values] as const)]
}

/** The numbers of a list, or those that a `case` results in. */
const numbersOf = (values: string): string[] => {
  const results = /\b(?:then|else)\b/i.test(values) ? [...values.matchAll(/\b(?:then|else)\s+'?(\d+)\b/gi)] : [...values.matchAll(/(?<![\w.])'?(\d+)\b(?!\.)/g)]
  return results.map(([, number = '']) => number)
}

/** Of a template: what it compares columns of enumerations with that is no constant, or no value of theirs. */
const problemsOfSql = (text: string, { numbers, texts }: EnumeratedColumns): string[] => [
  ...comparedWith(text, numbers).flatMap(([column, values]) => numbersOf(values).map((number) => `compares ${column} with ${number}: take its constant`)),
  ...comparedWith(text, texts.keys()).flatMap(([column, values]) =>
    [...values.matchAll(/'([A-Za-z]\w*)'/g)].flatMap(([, value = '']) => (/\b(?:then|when)\b/i.test(values) || texts.get(column)?.has(value) ? [] : [`compares ${column} with '${value}', which it never is`])),
  ),
]

/** A template as text: columns by their names, other values as a sign that is neither a word nor a number. */
const textOf = (checker: ts.TypeChecker, template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text + template.templateSpans.map(({ expression, literal }) => (nameOf(checker, checker.getTypeAtLocation(expression)) ?? '?') + literal.text).join('')

const problemsIn = (checker: ts.TypeChecker, node: ts.Node, columns: EnumeratedColumns): string[] => {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return []
  const text = textOf(checker, node.template)
  const set = ts.isPropertyAssignment(node.parent) ? checker.getContextualType(node) : undefined
  const written = [...text.matchAll(/\b(?:then|else)\s+(\d+)\b/gi)].map(([, number]) => Number(number))
  const values = isNumbers(set) && set?.isUnion() ? written.filter((number) => set.types.some((part) => part.isNumberLiteral() && part.value === number)) : []
  return [...problemsOfSql(text, columns), ...values.map((number) => `sets an enumeration to ${number}: take its constant`)]
}

const findingsIn = (checker: ts.TypeChecker, file: ts.SourceFile, columns: EnumeratedColumns): string[] => {
  const findings: string[] = []
  const report = (node: ts.Node, problem: string): void => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart())
    findings.push(`${relative(root, file.fileName)}:${line + 1}:${character + 1} ${problem}`)
  }
  const visit = (node: ts.Node): void => {
    for (const literal of literalsIn(checker, node)) report(literal, `compares an enumeration with ${literal.getText()}: take its constant`)
    for (const problem of problemsIn(checker, node, columns)) report(node, problem)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return findings
}

/** What a program compares with bare numbers, in the files that `isOwn` names. */
export const bareNumbers = (program: ts.Program, isOwn: (file: string) => boolean): string[] => {
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName }) => isOwn(fileName))
  const columns = enumeratedColumns(checker, files)
  return files.flatMap((file) => findingsIn(checker, file, columns))
}

if (import.meta.main) {
  const host: ts.ParseConfigFileHost = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) }
  const configs = ['tsconfig.json', 'bench/tsconfig.json'].map((path) => ts.getParsedCommandLineOfConfigFile(join(root, path), {}, host))
  const files = new Set(configs.flatMap((config) => config?.fileNames ?? []))
  const findings = bareNumbers(ts.createProgram([...files], configs[0]?.options ?? {}), (file) => files.has(file))
  for (const finding of findings) console.error(finding)
  process.exitCode = findings.length > 0 ? 1 : 0
}
