import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'

const folder = join(root, 'packages/ui/src/')

/** A prop that a component declares itself: not one of those that it passes on to an element. */
export interface Prop {
  readonly name: string
  /** As they are written; several where the variants of a component differ. */
  readonly types: readonly string[]
  readonly required: boolean
  readonly meaning: string
}

/** A type that props name, which the package exports. */
export interface NamedType {
  readonly name: string
  readonly meaning: string
  /** What an object of it has; none where it is none. */
  readonly fields: readonly Prop[]
  /** As it is written, where it is no object. */
  readonly text: string
}

export interface Component {
  readonly name: string
  /** Its folder in the sources, which is its entry of the package. */
  readonly entry: string
  readonly meaning: string
  /** Its `@example`, '' without one. */
  readonly example: string
  readonly props: readonly Prop[]
  /** The types that the props name, and those that these name, in this order. */
  readonly types: readonly NamedType[]
  /** What becomes of all other props; '' where nobody said. */
  readonly otherProps: string
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** A comment as prose: without the braces of links. */
const prose = (parts: readonly ts.SymbolDisplayPart[]): string => oneLine(ts.displayPartsToString([...parts]).replaceAll(/\{@link (\w+)\s*\}/g, '`$1`'))

/** The values of a type that has a name, where all of them are literals: they say more than the name. */
const literalsOf = (checker: ts.TypeChecker, node: ts.TypeNode): string | null => {
  if (!ts.isTypeReferenceNode(node)) return null
  const type = checker.getTypeFromTypeNode(node)
  if (!type.isUnion() || !type.types.every((one) => one.isLiteral())) return null
  return type.types.map((one) => checker.typeToString(one).replaceAll('"', "'")).join(' | ')
}

/** A type as its author wrote it; that an optional prop may be `undefined` goes without saying. */
const typeText = (checker: ts.TypeChecker, declaration: ts.Declaration): string => {
  const type = ts.isPropertySignature(declaration) ? declaration.type : undefined
  if (!type) return ''
  const parts = ts.isUnionTypeNode(type) ? type.types : [type]
  const kept = parts.length === 1 ? parts : parts.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
  const written = kept.map((part) => {
    const inner = ts.isParenthesizedTypeNode(part) && kept.length === 1 ? part.type : part
    return literalsOf(checker, inner) ?? oneLine(inner.getText().replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  })
  return written.join(' | ')
}

const isOwn = (declaration: ts.Declaration): boolean => declaration.getSourceFile().fileName.startsWith(folder)

/** The props of a type; those of a union are the props of all its variants, each with the types that it has in them. */
const propsOf = (checker: ts.TypeChecker, type: ts.Type): Prop[] => {
  const variants = type.isUnion() ? type.types : [type]
  const found = new Map<string, Prop>()
  for (const property of variants.flatMap((one) => one.getProperties())) {
    const { name } = property
    const declaration = property.declarations?.find(isOwn)
    if (declaration === undefined || name === 'ref') continue
    const before = found.get(name)
    const types = [...(before?.types ?? []), typeText(checker, declaration)].filter((text) => text !== 'undefined' && text !== '')
    const meaning = prose(property.getDocumentationComment(checker))
    const isRequired = (property.flags & ts.SymbolFlags.Optional) === 0
    found.set(name, { name, types: [...new Set(types)], required: isRequired && (before?.required ?? true), meaning: before?.meaning || meaning })
  }
  return [...found.values()]
}

/** What every component has, which the README explains once. */
const isCommon = (name: string): boolean => /Props$|Messages$|^(?:Cancelable|ClassNames)$/.test(name)

const namedType = (checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): NamedType => {
  const meaning = prose(symbol.getDocumentationComment(checker))
  const isObject = ts.isInterfaceDeclaration(declaration) || ts.isTypeLiteralNode(declaration.type)
  if (isObject) return { name: symbol.name, meaning, fields: propsOf(checker, checker.getDeclaredTypeOfSymbol(symbol)), text: '' }
  return { name: symbol.name, meaning, fields: [], text: oneLine(declaration.type.getText()).replace(/^\| /, '') }
}

/** The types of the package that a node names, and those that these name. */
const typesIn = (checker: ts.TypeChecker, node: ts.Node, found = new Map<string, NamedType>()): Map<string, NamedType> => {
  const named = ts.isTypeReferenceNode(node) ? checker.getSymbolAtLocation(node.typeName) : undefined
  const symbol = named && (named.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(named) : named
  const declaration = symbol?.declarations?.find((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one))
  if (symbol && declaration && isOwn(declaration) && !isCommon(symbol.name) && !found.has(symbol.name)) {
    found.set(symbol.name, namedType(checker, symbol, declaration))
    typesIn(checker, declaration, found)
  }
  node.forEachChild((child) => void typesIn(checker, child, found))
  return found
}

/** The types that the props of a component name, of those that the package exports. */
const typesOf = (checker: ts.TypeChecker, type: ts.Type, exported: ReadonlySet<string>): NamedType[] => {
  const found = new Map<string, NamedType>()
  for (const property of (type.isUnion() ? type.types : [type]).flatMap((one) => one.getProperties()))
    for (const declaration of property.declarations ?? []) if (isOwn(declaration) && property.name !== 'ref') typesIn(checker, declaration, found)
  return [...found.values()].filter(({ name }) => exported.has(name))
}

/** The sentence about the other props, in the comment of the type of a component's props. */
const otherPropsOf = (checker: ts.TypeChecker, type: ts.Type): string => {
  const symbol = type.aliasSymbol ?? type.getSymbol()
  const said = symbol?.declarations?.some(isOwn) ? prose(symbol.getDocumentationComment(checker)) : ''
  if (!/passed|given|go to/.test(said)) return ''
  const text = said.replace(/^Props of (?:`[^`]*`|\w+)[.;]? ?/, '')
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`
}

/** Every component that `@mall/ui` exports, from its sources and their comments. */
export const readComponents = (): readonly Component[] => {
  const entry = join(folder, 'index.ts')
  const program = ts.createProgram([entry], {
    strict: true, noEmit: true, skipLibCheck: true, exactOptionalPropertyTypes: true, allowImportingTsExtensions: true, jsx: ts.JsxEmit.ReactJSX, types: [],
    module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, target: ts.ScriptTarget.ES2023, lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(entry)
  const index = source && checker.getSymbolAtLocation(source)
  if (!index) throw new Error('packages/ui/src/index.ts exports nothing')
  const exports = checker.getExportsOfModule(index)
  const names = new Set(exports.map(({ name }) => name))
  return exports.flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.valueDeclaration
    if (!declaration || !/^[A-Z][a-z]/.test(exported.name)) return []
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
    const parameter = signature?.getParameters()[0]
    const type = parameter && checker.getTypeOfSymbol(parameter)
    return [
      {
        name: exported.name,
        entry: declaration.getSourceFile().fileName.slice(folder.length).split('/')[0] ?? '',
        meaning: prose(symbol.getDocumentationComment(checker)),
        example: ts.displayPartsToString(symbol.getJsDocTags(checker).find((tag) => tag.name === 'example')?.text),
        props: type ? propsOf(checker, type) : [],
        types: type ? typesOf(checker, type, names) : [],
        otherProps: type ? otherPropsOf(checker, type) : '',
      },
    ]
  })
}
