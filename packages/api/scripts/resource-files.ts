import { literalText } from '../../../scripts/generate/literal-text.ts'
import { kebabCase, lowerFirst } from '../../../scripts/new/names.ts'
import { controllers, permissionsFor, type CallDefinition, type ControllerName } from '../src/contract/index.ts'
import {
  allCalls, sellerControllers, staffPermissionsFor, type AnyCallKey, type SellerCallDefinition, type SellerControllerName,
} from '../src/contract/seller/index.ts'
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

const rulesName = ({ name }: Method): string => `${name}Rules`

interface Code {
  /** The function of `Bind` that makes the method. */
  readonly binder: string
  readonly type: string
  readonly value: string
}

const codeOf = (method: Method): Code => {
  const { key, definition } = method
  if (definition.mode === 'download') return { binder: 'download', type: `DownloadFunction<'${key}'>`, value: `download('${key}')` }
  if (definition.mode === 'stream' && definition.body) return { binder: 'reply', type: `ReplyFunction<'${key}'>`, value: `reply('${key}')` }
  if (definition.mode === 'stream') return { binder: 'stream', type: `StreamFunction<'${key}'>`, value: `stream('${key}')` }
  if (definition.mode !== 'multipart') return { binder: 'call', type: `CallFunction<'${key}'>`, value: `call('${key}')` }
  if (!definition.file || definition.body) throw new Error(`${key}: a generated method sends one file and no other field`)
  return {
    binder: 'sendFile',
    type: `SendFileFunction<'${key}'>`,
    value: `sendFile('${key}', { field: '${definition.file.field}', rules: ${rulesName(method)} })`,
  }
}

const rulesOf = (method: Method): string[] =>
  method.definition.file
    ? [`/** What the file of \`${method.name}\` must be. */`, `export const ${rulesName(method)}: FileRules = ${literalText(method.definition.file.rules)}`, '']
    : []

const resourceFile = (controller: AnyController, methods: readonly Method[]): string => {
  const codes = methods.map(codeOf)
  const binders = [...new Set(codes.map((code) => code.binder))]
  const types = [...new Set(codes.map((code) => code.type.split('<', 1)[0]))]
  const rules = methods.flatMap(rulesOf)
  return [
    heading,
    ...(rules.length > 0 ? [`import type { FileRules } from '../../files.ts'`] : []),
    `import type { ${['Bind', ...types].join(', ')} } from '../bind.ts'`,
    '',
    ...rules,
    // An interface, since the comments of an inferred type do not reach the published declarations.
    `/** ${allControllers[controller]} */`,
    `export interface ${controller}Resource {`,
    ...methods.flatMap((method) => [`  /** ${commentOf(method)} */`, `  readonly ${method.name}: ${codeOf(method).type}`]),
    '}',
    '',
    `export const ${lowerFirst(controller)}Resource = ({ ${binders.join(', ')} }: Bind): ${controller}Resource => ({`,
    ...methods.map((method) => `  ${method.name}: ${codeOf(method).value},`),
    '})',
    '',
  ].join('\n')
}

/** What the object of a client is made of. */
interface Index {
  readonly type: string
  readonly maker: string
  readonly about: string
}

const mallIndex: Index = { type: 'Resources', maker: 'resourcesOf', about: 'All resources of a mall: one per controller of the contract, one method per call.' }
const sellerIndex: Index = { type: 'SellerResources', maker: 'sellerResourcesOf', about: 'All resources of the seller’s side: one per controller, one method per call.' }

const indexFile = ({ type, maker, about }: Index, names: readonly AnyController[]): string =>
  [
    heading,
    `import type { Bind } from '../bind.ts'`,
    `import { madeWhenUsed } from '../made-when-used.ts'`,
    ...names.map((name) => `import { ${lowerFirst(name)}Resource, type ${name}Resource } from './${kebabCase(name)}.ts'`),
    '',
    `/** ${about} */`,
    `export interface ${type} {`,
    ...names.flatMap((name) => [`  /** ${allControllers[name]} */`, `  readonly ${lowerFirst(name)}: ${name}Resource`]),
    '}',
    '',
    `export const ${maker} = (bind: Bind): ${type} =>`,
    `  madeWhenUsed<${type}>({`,
    ...names.map((name) => `    ${lowerFirst(name)}: () => ${lowerFirst(name)}Resource(bind),`),
    '  })',
    '',
  ].join('\n')

/** The controllers that have methods, with these. */
const resources = (names: readonly AnyController[]) => names.map((name) => ({ name, methods: methodsOf(name) })).filter(({ methods }) => methods.length > 0)

/** The files of `src/resources/generated`, as the contract gives them. */
export const resourceFiles = (): GeneratedFiles => {
  const ofMall = resources(Object.keys(controllers) as ControllerName[])
  const ofSeller = resources(Object.keys(sellerControllers) as SellerControllerName[])
  return new Map([
    ...[...ofMall, ...ofSeller].map(({ name, methods }) => [`${kebabCase(name)}.ts`, resourceFile(name, methods)] as const),
    ['index.ts', indexFile(mallIndex, ofMall.map(({ name }) => name))],
    // A file of its own, so that a shop's bundle holds nothing of it.
    ['seller.ts', indexFile(sellerIndex, ofSeller.map(({ name }) => name))],
    ['shapes.ts', shapesFile(heading)],
  ])
}
