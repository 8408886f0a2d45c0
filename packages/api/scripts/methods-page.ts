import { literalText } from '../../../scripts/generate/literal-text.ts'
import { kebabCase, lowerFirst } from '../../../scripts/new/names.ts'
import { controllers, errorCodes, type ControllerName } from '../src/contract/index.ts'
import { sellerControllers, type SellerControllerName } from '../src/contract/seller/index.ts'
import { createFieldTables } from './field-tables.ts'
import { accessOf, allControllers, methodsOf, type AnyController, type Method } from './resource-files.ts'

interface Resource {
  readonly client: 'mall' | 'seller'
  /** `product` of `mall.product`. */
  readonly name: string
  /** The page that describes its methods, in the folder of all of them. */
  readonly page: string
  readonly meaning: string
  readonly methods: readonly Method[]
}

const heading = '<!-- Written by `npm run generate`, from the contract. Do not change it by hand. -->'

const resourcesOf = (client: Resource['client'], names: readonly AnyController[]): readonly Resource[] =>
  names
    .map((name) => ({ client, name: lowerFirst(name), page: `${kebabCase(name)}.md`, meaning: allControllers[name], methods: methodsOf(name) }))
    .filter(({ methods }) => methods.length > 0)

const resources = () => resourcesOf('mall', Object.keys(controllers) as ControllerName[])

const sellerResources = () => resourcesOf('seller', Object.keys(sellerControllers) as SellerControllerName[])

const namesOf = ({ methods }: Resource): string => methods.map(({ name }) => `\`${name}\``).join(' ')

const rowsOf = (found: readonly Resource[], folder: string): string[] => [
  '| | | methods |',
  '|---|---|---|',
  ...found.map((resource) => `| [\`${resource.client}.${resource.name}\`](${folder}/${resource.page}) | ${resource.meaning} | ${namesOf(resource)} |`),
]

/** The page of `@mall/api` that leads to those of all methods. */
export const methodsPage = (): string =>
  [
    heading,
    '',
    '# Methods',
    '',
    'A page for each resource has its methods with the fields of what they take and return, and with a call as it was made and what was answered, lists cut after',
    'two items. Each method takes the body, where the call has one, and the options of a call.',
    '`CallInput` and `CallOutput` are the types of both by the key of the call: `CallOutput<\'POST /api/Product/List\'>`. Named types, such as `ProductItem`, are exported by',
    '`@mall/api/contract`. What a call may fail with is in [codes of failures](./errors.md). The same as OpenAPI is served by the mall, at `/api/openapi.json`.',
    '',
    ...rowsOf(resources(), './methods'),
    '',
    '## The seller’s side',
    '',
    'Of `createSeller` in `@mall/api/seller`, for the seller’s staff. A buyer’s login opens none of them.',
    '',
    ...rowsOf(sellerResources(), './methods'),
    '',
  ].join('\n')

const responses: Readonly<Record<string, string>> = { download: 'Saves a file; in Node and workers it returns the bytes', stream: 'Iterates over' }

/** What a call was sent and answered, by its key: of a call with a file or a stream only what it was sent, if anything. */
export type CallExamples = Readonly<Record<string, { readonly request?: unknown; readonly response?: unknown } | undefined>>

/** Characters in a line of an example. */
const width = 120

/** Those of them before what a method takes: `const answer = await mall.product.list(`. */
const callWidth = 40

/** How a method is called, and what came of it. */
const exampleOf = ({ key, name, definition: { mode = 'json', file } }: Method, owner: string, examples: CallExamples): string[] => {
  const example = examples[key]
  if (example === undefined) return []
  const { request, response } = example
  const call = `${owner}.${name}(${file ? 'file' : request === undefined ? '' : literalText(request, { width: width - callWidth })})`
  const written = mode === 'stream' ? `for await (const part of ${call}) console.log(part)` : `${mode === 'download' ? '' : 'const answer = '}await ${call}`
  return [
    '```ts',
    written,
    '```',
    '',
    ...(response === undefined ? [] : ['```json', literalText(response, { language: 'json', width }), '```', '']),
  ]
}

const methodSection = (method: Method, owner: string, tables: ReturnType<typeof createFieldTables>, examples: CallExamples): string[] => {
  const { key, name, definition } = method
  const { summary, description, mode = 'json', body, query, file, response } = definition
  const input = body ?? query
  return [
    `## \`${name}\``,
    '',
    `\`${key}\``,
    '',
    [summary, description, accessOf(definition) || 'Needs a login.'].filter(Boolean).join(' '),
    '',
    ...(file ? ['Takes one file, a `Blob`.', ''] : []),
    ...(input ? tables.describe('Takes', input) : []),
    ...(mode === 'download' ? [`${responses[mode]}.`, ''] : tables.describe(responses[mode] ?? 'Returns', response)),
    ...exampleOf(method, owner, examples),
  ]
}

const resourcePage = ({ client, name, meaning, methods }: Resource, examples: CallExamples): string => {
  const tables = createFieldTables()
  const sections = methods.flatMap((method) => methodSection(method, `${client}.${name}`, tables, examples))
  const types = tables.types()
  return [
    heading,
    '',
    `# ${client}.${name}`,
    '',
    meaning,
    '',
    '`?` marks a field that may be left out. `[]` in a name stands for each item of a list.',
    '',
    ...sections,
    ...(types.length > 0 ? ['## Types', '', ...types] : []),
  ].join('\n')
}

/** The pages of all resources, by file name. */
export const resourcePages = (examples: CallExamples): ReadonlyMap<string, string> =>
  new Map([...resources(), ...sellerResources()].map((resource) => [resource.page, resourcePage(resource, examples)]))

/** The page of all codes of failures. */
export const errorsPage = (): string =>
  [
    heading,
    '',
    '# Codes of failures',
    '',
    'The `code` of a `MallError`, in the order of the areas that they belong to. A code never changes its meaning and is never removed. `errorCodes` of `@mall/api/contract` has them as an object.',
    '',
    '| code | meaning |',
    '|---|---|',
    ...Object.entries(errorCodes).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`),
    '',
  ].join('\n')

/** The table of all methods in the README of `@mall/api`. */
export const methodsTable = (): string => rowsOf(resources(), './docs/methods').join('\n')

const links = (found: readonly Resource[]): string[] =>
  found.map((resource) => `- [${resource.client}.${resource.name}](docs/methods/${resource.page}): ${resource.meaning} ${namesOf(resource)}`)

/** A line for each resource with its methods, for `llms.txt`. */
export const resourceLinks = (): readonly string[] => [...links(resources()), ...links(sellerResources())]
