import traverse, { type NodePath } from '@babel/traverse'
import type { parseSource } from './parse-source.ts'
import { nameOf } from './pen.ts'

type Binding = ReturnType<NodePath['scope']['getBinding']>

/** Where an imported name is used. */
export interface Uses {
  readonly references: readonly NodePath[]
  /** Whether it may mean something else somewhere in the file: there it is not known which use is whose. */
  readonly isUnclear: boolean
}

/** Where a type names something else. */
const namesInTypes: Readonly<Record<string, string>> = { TSTypeReference: 'typeName', TSTypeQuery: 'exprName', TSQualifiedName: 'left' }

/** Where a name is given to a type, or to what is known within one: the scopes of the parser take it for a use. */
const givesName: Readonly<Record<string, string>> = { TSTypeAliasDeclaration: 'id', TSInterfaceDeclaration: 'id', TSTypeParameter: 'name', TSMappedType: 'key', TSEnumMember: 'id' }

/** Looks up the uses of names in a file, also in annotations, which the scopes of the parser leave out. */
export const usesIn = (tree: ReturnType<typeof parseSource>): ((name: string, binding: Binding) => Uses) => {
  const inTypes: NodePath[] = []
  const given = new Set<string>()
  traverse(tree, {
    Identifier(path) {
      const { key, node, parent } = path
      if (namesInTypes[parent.type] === key) inTypes.push(path)
      if (givesName[parent.type] === key) given.add(node.name)
    },
  })
  return (name, binding) => {
    const known = binding?.referencePaths ?? []
    const nodes = new Set(known.map(({ node }) => node))
    const others = inTypes.filter(({ node }) => nameOf(node) === name && !nodes.has(node))
    const own = others.filter(({ scope }) => scope.getBinding(name) === binding)
    return { references: [...known, ...own], isUnclear: given.has(name) || own.length < others.length }
  }
}
