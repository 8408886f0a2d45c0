import { lowerFirst } from '../../../scripts/new/names.ts'
import { controllers, type ControllerName } from '../src/contract/index.ts'
import { sellerControllers, type SellerControllerName } from '../src/contract/seller/index.ts'
import { accessOf, allControllers, methodsOf, type AnyController, type Method } from './resource-files.ts'

interface Resource {
  /** `product` of `mall.product`. */
  readonly name: string
  readonly meaning: string
  readonly methods: readonly Method[]
}

const resourcesOf = (names: readonly AnyController[]): readonly Resource[] =>
  names.map((name) => ({ name: lowerFirst(name), meaning: allControllers[name], methods: methodsOf(name) })).filter(({ methods }) => methods.length > 0)

const resources = () => resourcesOf(Object.keys(controllers) as ControllerName[])

const sellerResources = () => resourcesOf(Object.keys(sellerControllers) as SellerControllerName[])

const methodRow = ({ key, name, definition }: Method): string => {
  const said = [definition.summary, definition.description].filter(Boolean).join(' ')
  return `| \`${name}\` | \`${key}\` | ${said} | ${accessOf(definition) || 'Needs a login.'} |`
}

const sectionsOf = (client: string, found: readonly Resource[]): string[] =>
  found.flatMap(({ name, meaning, methods }) => [`## \`${client}.${name}\``, '', meaning, '', '| method | call | | |', '|---|---|---|---|', ...methods.map(methodRow), ''])

/** The page of `@mall/api` with all methods. */
export const methodsPage = (): string =>
  [
    '<!-- Written by `npm run generate`, from the contract. Do not change it by hand. -->',
    '',
    '# Methods',
    '',
    'Each takes the body, where the call has one, and the options of a call. The fields of bodies and responses are described in the editor,',
    'and in the OpenAPI document of the mall, `/api/openapi.json`.',
    '',
    ...sectionsOf('mall', resources()),
    '# Methods of the seller’s side',
    '',
    'Of `createSeller` in `@mall/api/seller`, for the seller’s staff. A buyer’s login opens none of them.',
    '',
    ...sectionsOf('seller', sellerResources()),
  ].join('\n')

/** The table of all methods in the README of `@mall/api`. */
export const methodsTable = (): string =>
  [
    '| | | methods |',
    '|---|---|---|',
    ...resources().map(({ name, meaning, methods }) => `| [\`mall.${name}\`](./docs/methods.md#mall${name.toLowerCase()}) | ${meaning} | ${methods.map((method) => `\`${method.name}\``).join(' ')} |`),
  ].join('\n')

const links = (client: string, found: readonly Resource[]): string[] =>
  found.map(({ name, meaning, methods }) => `- [${client}.${name}](docs/methods.md#${client}${name.toLowerCase()}): ${meaning} ${methods.map((method) => `\`${method.name}\``).join(' ')}`)

/** A line for each resource with its methods, for `llms.txt`. */
export const resourceLinks = (): readonly string[] => [...links('mall', resources()), ...links('seller', sellerResources())]
