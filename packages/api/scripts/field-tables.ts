import { literalText } from '../../../scripts/generate/literal-text.ts'
import type { Schema } from '../src/contract/index.ts'
import { nameOf, nodeOf, type Node } from './schema-node.ts'

/** A text in a cell of a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const between = (least: number | undefined, most: number | undefined): string => {
  if (most === undefined) return least === undefined ? '' : `from ${least}`
  return least === undefined ? `up to ${most}` : `${least}–${most}`
}

/** Bounds that only keep amounts exact are none of a field. */
const bound = (value: number | undefined): number | undefined => (value === undefined || Math.abs(value) >= 9e13 ? undefined : value)

/** What the values of a type must be, behind it: ` (1–100)`. */
const limitsOf = (node: Node): string => {
  const { type, minLength, maxLength, exclusiveMinimum, minimum = type === 'integer' && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined, maximum } = node
  const limits = type === 'string' ? between(minLength, maxLength) : between(bound(minimum), bound(maximum))
  if (limits !== '') return ` (${type === 'string' ? `${limits} characters` : limits})`
  return exclusiveMinimum === undefined ? '' : ` (above ${exclusiveMinimum})`
}

const variantsOf = ({ allOf, anyOf, oneOf }: Node): readonly Node[] => allOf ?? anyOf ?? oneOf ?? []

const primitives: Readonly<Record<string, string>> = { string: 'string', number: 'number', integer: 'integer', boolean: 'boolean', null: 'null', object: 'object' }

/** A type as a cell says it; what an object has is in the rows below it. */
const typeText = (node: Node): string => {
  if (node.$ref !== undefined) return `[\`${nameOf(node)}\`](#type-${nameOf(node).toLowerCase()})`
  const variants = variantsOf(node)
  if (variants.length > 0) return [...new Set(variants.map(typeText))].join(' or ')
  if (node.const !== undefined) return `\`${literalText(node.const)}\``
  if (node.enum) return node.enum.map((value) => `\`${literalText(value)}\``).join(' ')
  if (typeof node.type === 'object') return node.type.map((type) => typeText({ ...node, type })).join(' or ')
  if (node.type === 'array') return `list of ${typeText(node.items ?? {})}${between(node.minItems, node.maxItems).replace(/^.+/, ' ($& items)')}`
  if (node.type === 'object' && Object.keys(node.properties ?? {}).length === 0) return 'empty object'
  return `${primitives[node.type ?? ''] ?? 'any value'}${limitsOf(node)}`
}

/** The fields of a type by their paths, those of objects and lists inside it below them; none of a named type, which has a table of its own. */
const rowsOf = (node: Node, path: string): string[] => {
  if (node.type === 'array') return rowsOf(node.items ?? {}, `${path}[]`)
  const { properties = {}, required = [] } = node
  const own = Object.entries(properties).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [`| \`${at}\`${required.includes(name) ? '' : '?'} | ${cell(typeText(field))} | ${cell(field.description ?? '')} |`, ...rowsOf(field, at)]
  })
  // Variants of one object have fields in common.
  return [...new Set([...own, ...variantsOf(node).flatMap((one) => rowsOf(one, path))])]
}

const tableOf = (node: Node): string[] => {
  const rows = rowsOf(node, '')
  return rows.length === 0 ? [] : ['', '| field | type | |', '|---|---|---|', ...rows]
}

/** Describes schemas as tables of fields, and collects the named types that they refer to. */
export const createFieldTables = () => {
  const named = new Map<string, Node>()
  return {
    /** What a schema is, as a paragraph that begins with `title` and a table of its fields. */
    describe(title: string, schema: Schema): string[] {
      const { node, named: inside } = nodeOf(schema)
      for (const [name, one] of Object.entries(inside)) named.set(name, one)
      const table = tableOf(node)
      const said = [`${title}: ${typeText(node)}.`, node.$ref === undefined ? (node.description ?? '') : ''].filter(Boolean).join(' ')
      return [said, ...table, '']
    },
    /** A section for each named type so far. */
    types: (): string[] =>
      [...named]
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .flatMap(([name, node]) => {
          const table = tableOf(node)
          return [`### Type \`${name}\``, '', [table.length > 0 ? '' : `${typeText(node)}.`, node.description ?? ''].filter(Boolean).join(' '), ...table, '']
        }),
  }
}
