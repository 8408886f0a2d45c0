import traverse, { type NodePath } from '@babel/traverse'
import { MagicString } from 'magic-string'
import { parseSource } from './parse-source.ts'
import { nameOf, type Left, type Pen, type Place } from './pen.ts'
import { isOurs, planOf, type Plan } from './plan.ts'
import type { Rename } from './renames.ts'
import { inside, writeNamespace, writeReference } from './rewrite-names.ts'
import { writeProps } from './rewrite-props.ts'
import { usesIn, type Uses } from './uses.ts'

/** A file after its renames. */
export interface Rewritten {
  readonly code: string
  readonly left: readonly Left[]
}

type Specifiers<Type extends 'ImportDeclaration' | 'ExportNamedDeclaration'> = Extract<NodePath['node'], { type: Type }>['specifiers'][number]
type Imported = Extract<Specifiers<'ImportDeclaration'>, { type: 'ImportSpecifier' }>

/** The module that an expression or a type loads: `import('…')`, `require('…')`, `import x = require('…')` and `import('…').Type`. */
const loadedBy = (node: NodePath['node']): (Place & { readonly value: string }) | undefined => {
  if (node.type === 'CallExpression') {
    const [module] = node.arguments
    return node.callee.type === 'Identifier' && node.callee.name === 'require' && module?.type === 'StringLiteral' ? module : undefined
  }
  const module = node.type === 'ImportExpression' || node.type === 'TSImportType' ? node.source : node.type === 'TSExternalModuleReference' ? node.expression : undefined
  return module?.type === 'StringLiteral' ? module : undefined
}

/** Every name in a file, whatever it means there. */
const namesIn = (tree: ReturnType<typeof parseSource>): ReadonlySet<string> => {
  const names = new Set<string>()
  traverse(tree, { 'Identifier|JSXIdentifier': ({ node }: NodePath) => void names.add(nameOf(node)) })
  return names
}

const writeImported = (specifier: Imported, { references, isUnclear }: Uses, plan: Plan, names: ReadonlySet<string>, pen: Pen): void => {
  const { imported, local } = specifier
  const name = nameOf(imported)
  const renamed = plan.names.get(name)
  for (const reference of references) writeProps(reference, renamed ?? name, plan, pen)
  if (renamed === undefined) return
  if (local.start !== imported.start) pen.write(local.name === renamed ? { start: imported.start, end: local.end } : imported, renamed)
  // What the file has already, whatever it is, is not given a second meaning.
  else if (isUnclear || names.has(renamed)) pen.write(imported, `${renamed} as ${name}`)
  else {
    pen.write(imported, renamed)
    for (const reference of references) writeReference(reference, renamed, pen)
  }
}

const writeExported = (specifier: Specifiers<'ExportNamedDeclaration'>, plan: Plan, pen: Pen): void => {
  if (specifier.type !== 'ExportSpecifier') {
    if (plan.names.size > 0) pen.leave(specifier, 'the whole module is exported here: look for renamed names where this file is imported')
    return
  }
  const { local, exported } = specifier
  const renamed = plan.names.get(nameOf(local))
  if (renamed === undefined) return
  const name = nameOf(exported)
  const isSame = local.start === exported.start
  if (renamed === name) pen.write({ start: local.start, end: exported.end }, renamed)
  else pen.write(local, isSame ? `${renamed} as ${name}` : renamed)
  if (isSame) pen.leave(specifier, `${name} keeps its old name for those who import it from this file`)
}

/** Applies the renames of one version. What they do not reach stays byte for byte as it is. */
const applyVersion = (path: string, source: string, plan: Plan): Rewritten => {
  const code = new MagicString(source)
  const left: Left[] = []
  const pen: Pen = {
    write: ({ start, end }, text) => void (typeof start === 'number' && typeof end === 'number' && code.overwrite(start, end, text)),
    leave: ({ loc }, what) => void left.push({ line: loc?.start.line ?? 1, what }),
  }
  const tree = parseSource(path, source)
  const names = namesIn(tree)
  const usesOf = usesIn(tree)
  const writeEntry = (module: Place & { readonly value: string }): void => {
    const to = plan.entries.get(module.value)
    if (to !== undefined) pen.write(inside(module), to)
  }
  traverse(tree, {
    ImportDeclaration(declaration) {
      const { source: module, specifiers } = declaration.node
      if (!isOurs(module.value)) return
      writeEntry(module)
      for (const specifier of specifiers) {
        const uses = usesOf(specifier.local.name, declaration.scope.getBinding(specifier.local.name))
        if (specifier.type === 'ImportNamespaceSpecifier') writeNamespace(uses.references, plan, pen)
        if (specifier.type === 'ImportSpecifier') writeImported(specifier, uses, plan, names, pen)
      }
    },
    ExportNamedDeclaration({ node: { source: module, specifiers } }) {
      if (!module || !isOurs(module.value)) return
      writeEntry(module)
      for (const specifier of specifiers) writeExported(specifier, plan, pen)
    },
    ExportAllDeclaration({ node }) {
      if (!isOurs(node.source.value)) return
      writeEntry(node.source)
      if (plan.names.size > 0) pen.leave(node, 'the whole module is exported here: look for renamed names where this file is imported')
    },
    'CallExpression|ImportExpression|TSImportType|TSExternalModuleReference'({ node }: NodePath) {
      const module = loadedBy(node)
      if (!module || !isOurs(module.value)) return
      writeEntry(module)
      const named = [...plan.names].filter(([from]) => names.has(from)).map(([from, to]) => `${from}, now ${to}`)
      if (named.length > 0) pen.leave(node, `the module is loaded here, maybe for ${named.join('; ')}`)
    },
  })
  return { code: code.toString(), left }
}

/**
 * Applies the renames to a file, version by version. A line that is left to a person is that of the file as it is written.
 * @throws {SyntaxError} where the file cannot be read
 */
export const rewrite = (path: string, source: string, steps: readonly (readonly Rename[])[]): Rewritten =>
  steps.reduce<Rewritten>(
    ({ code, left }, renames) => {
      const next = applyVersion(path, code, planOf(renames))
      return { code: next.code, left: [...left, ...next.left] }
    },
    { code: source, left: [] },
  )
