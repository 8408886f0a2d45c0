import { literalText } from '../../../scripts/generate/literal-text.ts'
import { contract, securityInfo } from '../src/contract/index.ts'
import type { Schema } from '../src/contract/index.ts'
import { sellerContract } from '../src/contract/seller/index.ts'
import { nameOf, nodeOf, type Node } from './schema-node.ts'

const comment = (text: string | undefined, indent: string): string => (text === undefined ? '' : `${indent}/** ${text.replaceAll('*/', '* /')} */\n`)

const unionOf = (types: readonly string[]): string => [...new Set(types)].join(' | ')

const objectOf = ({ properties = {}, required = [] }: Node, indent: string): string => {
  const inner = `${indent}  `
  const fields = Object.entries(properties).map(([name, node]) => {
    const type = typeOf(node, inner)
    // As zod has it: a field that may be absent may also be undefined.
    const isRequired = required.includes(name)
    return `${comment(node.description, inner)}${inner}${name}${isRequired ? '' : '?'}: ${type}${isRequired ? '' : ' | undefined'}\n`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{\n${fields.join('')}${indent}}`
}

const arrayOf = ({ items = {} }: Node, indent: string): string => {
  const item = typeOf(items, indent)
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`
}

const primitives: Readonly<Record<string, string>> = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' }

/** A schema as a type. Throws for what the contract never used before. */
const typeOf = (node: Node, indent: string): string => {
  if (node.$ref !== undefined) return nameOf(node)
  const [only] = node.allOf ?? []
  if (only) return typeOf(only, indent)
  const either = node.anyOf ?? node.oneOf
  if (either) return unionOf(either.map((one) => typeOf(one, indent)))
  if (node.const !== undefined) return literalText(node.const)
  if (node.enum) return unionOf(node.enum.map((value) => literalText(value)))
  if (node.type === undefined) return 'unknown'
  if (typeof node.type !== 'string') return unionOf(node.type.map((type) => typeOf({ ...node, type }, indent)))
  if (node.type === 'object') return objectOf(node, indent)
  if (node.type === 'array') return arrayOf(node, indent)
  const primitive = primitives[node.type]
  if (primitive === undefined) throw new Error(`No type for the schema ${JSON.stringify(node)}`)
  return primitive
}

interface Definition {
  readonly summary: string
  readonly body?: Schema
  readonly query?: Schema
  readonly response: Schema
}

const inputOf = ({ body, query }: Definition): Schema | undefined => body ?? query
const outputOf = ({ response }: Definition): Schema => response

/** The types of all requests and responses, each field with its sentence: those that zod infers have none. */
export const shapesFile = (heading: string): string => {
  const named = new Map<string, Node>()
  const write = (schema: Schema | undefined): string => {
    if (schema === undefined) return 'undefined'
    const { node: whole, named: inside } = nodeOf(schema)
    for (const [name, node] of Object.entries(inside)) named.set(name, node)
    return typeOf(whole, '  ')
  }
  const table = (calls: Readonly<Record<string, Definition>>, schemaOf: (call: Definition) => Schema | undefined): string =>
    Object.entries(calls).map(([key, call]) => `${comment(call.summary, '  ')}  '${key}': ${write(schemaOf(call))}\n`).join('')
  const [inputs, outputs] = [table(contract, inputOf), table(contract, outputOf)]
  const [sellerInputs, sellerOutputs] = [table(sellerContract, inputOf), table(sellerContract, outputOf)]
  // The body of a 429, which no call returns.
  write(securityInfo)
  const interfaces = [...named]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, node]) => {
      const type = typeOf(node, '')
      return `${comment(node.description, '')}export ${type.startsWith('{') && !type.includes('\n} | {') ? `interface ${name} ${type}` : `type ${name} = ${type}`}\n`
    })
  return [
    `${heading}\n`,
    ...interfaces,
    `/** What each call is sent: the JSON body, the query of a GET. */\nexport interface CallInputs {\n${inputs}}\n`,
    `/** What each call returns: \`MsgBody\`. */\nexport interface CallOutputs {\n${outputs}}\n`,
    `/** What each call of the seller’s side is sent. */\nexport interface SellerCallInputs {\n${sellerInputs}}\n`,
    `/** What each call of the seller’s side returns: \`MsgBody\`. */\nexport interface SellerCallOutputs {\n${sellerOutputs}}\n`,
  ].join('\n')
}
