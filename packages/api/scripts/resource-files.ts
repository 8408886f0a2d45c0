import { literalText } from '../../../scripts/generate/literal-text.ts'
import { kebabCase, lowerFirst } from '../../../scripts/new/names.ts'
import { controllers, permissionsFor, type CallDefinition, type ControllerName } from '../src/contract/index.ts'
import {
  allCalls, sellerControllers, staffPermissionsFor, type AnyCallKey, type SellerCallDefinition, type SellerControllerName,
} from '../src/contract/seller/index.ts'
import type { FileInput } from '../src/contract/define.ts'
import { shapesFile } from './shapes-file.ts'

/** A generated file, by its name within `src/resources/generated`. */
export type GeneratedFiles = ReadonlyMap<string, string>

/** A call of the contract with the name of its method. */
export interface Method {
  readonly key: AnyCallKey
  readonly name: string
  readonly definition: AnyDefinition
}

/** A call of the mall, or of the seller's side. */
type AnyDefinition = CallDefinition | SellerCallDefinition

/** A controller of either. */
export type AnyController = ControllerName | SellerControllerName

/** What all controllers are about. */
export const allControllers: Readonly<Record<AnyController, string>> = { ...controllers, ...sellerControllers }

const heading = '// Generated from the contract by `npm run generate`. Change the contract, not this file.'

/** `POST /api/ShoppingCart/YouLike/订单/6` is the action `YouLike` of `ShoppingCart`: what follows belongs to the path alone. */
const wordsOf = (key: AnyCallKey): [controller: string, action: string] => {
  const [, , controller = '', action = ''] = key.split('/')
  return [controller, action]
}

/** The generated methods of a controller. */
export const methodsOf = (controller: AnyController): Method[] =>
  (Object.keys(allCalls) as AnyCallKey[])
    .filter((key) => wordsOf(key)[0] === controller)
    .map((key) => ({ key, name: lowerFirst(wordsOf(key)[1]), definition: allCalls[key] as AnyDefinition }))
    .filter(({ definition }) => definition.method === undefined)

/** Who may make a call, as a sentence; '' for any user. */
export const accessOf = ({ access }: AnyDefinition): string => {
  if (access.who === 'public') return 'Needs no login.'
  const permissions: readonly string[] = access.who === 'staff' ? staffPermissionsFor(access) : permissionsFor(access)
  const needed = permissions.map((one) => `\`${one}\``)
  return needed.length === 0 ? '' : `Needs the permission ${needed.join(' or ')}.`
}

const commentOf = ({ definition }: Method): string =>
  [definition.summary, definition.description, accessOf(definition)].filter(Boolean).join(' ')

/** A resource with its methods. */
interface Resource {
  readonly name: AnyController
  readonly methods: readonly Method[]
}

interface Code {
  /** The type of the method, which is that of its call. */
  readonly type: string
  /** The method in the table of its resource: what `resources/made-of-tables.ts` reads. */
  readonly word: string
}

/** The path behind the controller, as a method's name begins: `youLike/订单/6`. */
const tailOf = ({ key }: Method): string => lowerFirst(key.split('/').slice(3).join('/'))

const codeOf = (method: Method): Code => {
  const { key, definition } = method
  const tail = tailOf(method)
  if (definition.mode === 'download') return { type: 'DownloadFunction', word: `download:${tail}` }
  if (definition.mode === 'stream') return definition.body ? { type: 'ReplyFunction', word: `reply:${tail}` } : { type: 'StreamFunction', word: `stream:${tail}` }
  if (definition.mode !== 'multipart') return { type: 'CallFunction', word: key.startsWith('GET ') ? `get:${tail}` : tail }
  if (!definition.file || definition.body) throw new Error(`${key}: a generated method sends one file and no other field`)
  return { type: 'SendFileFunction', word: `sendFile:${tail}` }
}

const rulesName = (controller: AnyController, { name }: Method): string => `${lowerFirst(controller)}${name.charAt(0).toUpperCase()}${name.slice(1)}Rules`

/** The names of the rules of a resource's files, with what they are. */
const rulesOf = ({ name, methods }: Resource): { readonly key: AnyCallKey; readonly rules: string; readonly about: string; readonly file: FileInput }[] =>
  methods.flatMap((method) => (method.definition.file ? [{ key: method.key, rules: rulesName(name, method), about: method.name, file: method.definition.file }] : []))

const resourceFile = (resource: Resource): string => {
  const { name: controller, methods } = resource
  const rules = rulesOf(resource)
  return [
    heading,
    ...(rules.length > 0 ? [`import type { FileRules } from '../../files.ts'`] : []),
    `import type { ${[...new Set(methods.map((method) => codeOf(method).type))].join(', ')} } from '../bind.ts'`,
    '',
    ...rules.flatMap(({ rules: name, about, file }) => [`/** What the file of \`${about}\` must be. */`, `export const ${name}: FileRules = ${literalText(file.rules)}`, '']),
    // An interface, since the comments of an inferred type do not reach the published declarations.
    `/** ${allControllers[controller]} */`,
    `export interface ${controller}Resource {`,
    ...methods.flatMap((method) => [`  /** ${commentOf(method)} */`, `  readonly ${method.name}: ${codeOf(method).type}<'${method.key}'>`]),
    '}',
    '',
  ].join('\n')
}

/** What the object of a client is made of. */
interface Index {
  readonly type: string
  readonly table: string
  readonly about: string
}

const mallIndex: Index = { type: 'Resources', table: 'mallTable', about: 'All resources of a mall: one per controller of the contract, one method per call.' }
const sellerIndex: Index = { type: 'SellerResources', table: 'sellerTable', about: 'All resources of the seller’s side: one per controller, one method per call.' }

const indexFile = ({ type, table, about }: Index, found: readonly Resource[]): string =>
  [
    heading,
    `import type { ResourceTable } from '../made-of-tables.ts'`,
    ...found.map((resource) => {
      const rules = rulesOf(resource).map((one) => one.rules)
      const type = `${resource.name}Resource`
      return `import ${rules.length > 0 ? `{ ${rules.join(', ')}, type ${type} }` : `type { ${type} }`} from './${kebabCase(resource.name)}.ts'`
    }),
    '',
    `/** ${about} */`,
    `export interface ${type} {`,
    ...found.flatMap(({ name }) => [`  /** ${allControllers[name]} */`, `  readonly ${lowerFirst(name)}: ${name}Resource`]),
    '}',
    '',
    `export const ${table}: ResourceTable<${type}> = {`,
    '  methods: {',
    ...found.map(({ name, methods }) => `    ${lowerFirst(name)}: '${methods.map((method) => codeOf(method).word).join(' ')}',`),
    '  },',
    '  files: {',
    ...found.flatMap(rulesOf).map(({ key, rules, file }) => `    '${key}': { field: '${file.field}', rules: ${rules} },`),
    '  },',
    '}',
    '',
  ].join('\n')

/** The controllers that have methods, with these. */
const resources = (names: readonly AnyController[]): Resource[] => names.map((name) => ({ name, methods: methodsOf(name) })).filter(({ methods }) => methods.length > 0)

/** The files of `src/resources/generated`, as the contract gives them. */
export const resourceFiles = (): GeneratedFiles => {
  const ofMall = resources(Object.keys(controllers) as ControllerName[])
  // The captcha is the same at both sides.
  const ofSeller = resources([...(Object.keys(sellerControllers) as SellerControllerName[]), 'Captcha'])
  return new Map([
    ...[...ofMall, ...ofSeller].map((resource) => [`${kebabCase(resource.name)}.ts`, resourceFile(resource)] as const),
    ['index.ts', indexFile(mallIndex, ofMall)],
    // A file of its own, so that a shop's bundle holds nothing of it.
    ['seller.ts', indexFile(sellerIndex, ofSeller)],
    ['shapes.ts', shapesFile(heading)],
  ])
}
