import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { schemaSql } from '../../packages/mall-server/scripts/schema-files.ts'
import { designTokens, figmaVariables } from '../../packages/ui/src/design-tokens/index.ts'
import { root } from '../run.ts'
import { stylingText } from './styling.ts'

/** A file that only lists what other files hold. */
export interface GeneratedList {
  /** From the root of the project. */
  readonly path: string
  readonly text: () => Promise<string>
}

const heading = '// Written by `npm run generate`, from the files that it names. Do not change it by hand.'

interface Found {
  readonly path: string
  readonly name: string
}

const filesOf = (folder: string, pattern: string, without: readonly string[] = []): readonly string[] =>
  globSync(pattern, { cwd: join(root, folder) })
    .filter((file) => !file.endsWith('.test.ts') && !without.includes(file))
    .map((file) => join(folder, file))
    .toSorted()

/** Exports whose name ends in `suffix`, of files that are imported for it: their text is not read. */
const exportsOf = async (files: readonly string[], suffix: string): Promise<readonly Found[]> => {
  const modules = await Promise.all(files.map(async (path) => [path, (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>] as const))
  return modules
    .flatMap(([path, module]) => Object.entries(module).flatMap(([name, value]) => (name.endsWith(suffix) && typeof value === 'object' ? { path, name } : [])))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const from = (list: string, path: string): string => {
  const way = relative(dirname(list), path)
  return way.startsWith('.') ? way : `./${way}`
}

const importsOf = (list: string, found: readonly Found[]): string[] =>
  [...new Set(found.map(({ path }) => path))].toSorted().map((path) => {
    const names = found.filter((one) => one.path === path).map(({ name }) => name)
    return `import { ${names.join(', ')} } from '${from(list, path)}'`
  })

const spread = (found: readonly Found[]): string[] => found.map(({ name }) => `  ...${name},`)

const barrel = (list: string, files: readonly string[]): string => [heading, ...files.map((file) => `export * from '${from(list, file)}'`), ''].join('\n')

const contractFolder = 'packages/api/src/contract'
const calls = `${contractFolder}/calls.ts`
/** What describes calls is not what a call is: it stays inside. */
const ownFiles = ['calls.ts', 'index.ts', 'describe.ts', 'types.ts']

/** The seller's calls are an entry of their own, so that a shop's bundle holds none of them. */
const contractFiles = (): readonly string[] => filesOf(contractFolder, '**/*.ts', ownFiles).filter((path) => !path.startsWith(sellerFolder))

const sellerFolder = `${contractFolder}/seller`
const sellerCalls = `${sellerFolder}/calls.ts`
const sellerFiles = (): readonly string[] => filesOf(sellerFolder, '*.ts', ['calls.ts', 'index.ts'])

const sellerCallsText = async (): Promise<string> => {
  // What is made of all calls reads this list.
  const files = sellerFiles().filter((path) => !/(?:all-calls|changes|before-factor)\.ts$/.test(path))
  const [groups, controllers] = [await exportsOf(files, 'Calls'), await exportsOf(files, 'Controller')]
  return [
    heading,
    ...importsOf(sellerCalls, [...groups, ...controllers]),
    '',
    '/** Every call of the seller’s side. */',
    'export const sellerContract = {',
    ...spread(groups),
    '}',
    '',
    'export type SellerContract = typeof sellerContract',
    "/** `'POST /api/SellerController/Action'` of a call that exists. */",
    'export type SellerKey = keyof SellerContract',
    '',
    '/** The first word of a call’s path. */',
    'export type SellerControllerName = SellerKey extends infer Key ? (Key extends `${string} /api/${infer Name}/${string}` ? Name : never) : never',
    '',
    '/** What the calls of a controller are about. */',
    'export const sellerControllers: Readonly<Record<SellerControllerName, string>> = {',
    ...spread(controllers),
    '}',
    '',
  ].join('\n')
}

const sellerIndex = `${sellerFolder}/index.ts`
const sellerIndexText = async (): Promise<string> => barrel(sellerIndex, [sellerCalls, ...sellerFiles()])

const callsText = async (): Promise<string> => {
  const files = contractFiles()
  const [groups, controllers] = [await exportsOf(files, 'Calls'), await exportsOf(files, 'Controller')]
  return [
    heading,
    ...importsOf(calls, [...groups, ...controllers]),
    '',
    '/** Every call of the mall. The client takes only its types; server, mocks and tests take its values. */',
    'export const contract = {',
    ...spread(groups),
    '}',
    '',
    'export type Contract = typeof contract',
    "/** `'POST /api/Controller/Action'` of a call that exists. */",
    'export type CallKey = keyof Contract',
    '',
    '/** The first word of a call’s path: `Account` of `POST /api/Account/Login`. */',
    'export type ControllerName = CallKey extends infer Key ? (Key extends `${string} /api/${infer Name}/${string}` ? Name : never) : never',
    '',
    '/** What the calls of a controller are about: the TSDoc of its resource and the description of its tag in the OpenAPI document. */',
    'export const controllers: Readonly<Record<ControllerName, string>> = {',
    ...spread(controllers),
    '}',
    '',
  ].join('\n')
}

const contractIndex = `${contractFolder}/index.ts`
const contractIndexText = async (): Promise<string> =>
  `${barrel(contractIndex, [calls, ...contractFiles()])}export type * from './types.ts'\n`

const routes = 'packages/mall-server/src/app/routes.ts'
const routesText = async (): Promise<string> => {
  const found = await exportsOf(filesOf('packages/mall-server/src', '*/*/*routes.ts'), 'Routes')
  return [
    heading,
    ...importsOf(routes, found),
    `import type { Routes } from '../platform/http/define-routes.ts'`,
    '',
    '/** Every call of the contract with its handler. */',
    'export const routes = {',
    ...spread(found),
    '} satisfies Routes',
    '',
  ].join('\n')
}

const builders = 'packages/mocks/src/builders/index.ts'
const buildersText = async (): Promise<string> => barrel(builders, filesOf('packages/mocks/src/builders', '*.ts', ['define.ts', 'index.ts']))

const tables = 'packages/mall-server/src/platform/db/schema/index.ts'
const tablesText = async (): Promise<string> => barrel(tables, filesOf('packages/mall-server/src/platform/db/schema', '*.ts', ['index.ts']))

const shippedPages = 'packages/mall-server/src/insight/help/shipped-pages.ts'
/** The pages of help that the mall is built with, for the server, which knows no app. */
const shippedPagesText = async (): Promise<string> => {
  const { helpPageKeys } = await import('../../packages/api/src/contract/help.ts')
  const help = filesOf('packages/mall-app/src/content/help', '*.md')
  const paths = [...help, 'packages/mall-app/src/content/about/biz-custom.md', 'packages/mall-app/src/content/about/kpinfo.md']
  return [
    heading,
    `import type { HelpPageKey } from '@mall/api/contract'`,
    '',
    '/** What each page of help says where the seller has published nothing else, as Markdown. */',
    'export const shippedPages: Readonly<Record<HelpPageKey, string>> = {',
    ...helpPageKeys.map((key, at) => `  ${/^\d/.test(key) ? `'${key}'` : key}: ${JSON.stringify(readFileSync(join(root, paths[at] ?? ''), 'utf8'))},`),
    '}',
    '',
  ].join('\n')
}

const jsonText = (value: object) => async (): Promise<string> => `${JSON.stringify(value, null, 2)}\n`

/** In this order: the contract's first, since what follows imports it, and the pages of help before the routes. */
export const lists: readonly GeneratedList[] = [
  { path: calls, text: callsText },
  { path: contractIndex, text: contractIndexText },
  { path: sellerCalls, text: sellerCallsText },
  { path: sellerIndex, text: sellerIndexText },
  { path: tables, text: tablesText },
  { path: 'packages/mall-server/drizzle/0000_schema.sql', text: schemaSql },
  { path: shippedPages, text: shippedPagesText },
  { path: routes, text: routesText },
  { path: builders, text: buildersText },
  { path: 'packages/mall-server/src/testing/access-table.ts', text: async () => (await import('../../packages/mall-server/scripts/access-table.ts')).accessTableText(heading) },
  { path: 'packages/mall-server/src/testing/staff-access-table.ts', text: async () => (await import('../../packages/mall-server/scripts/staff-access-table.ts')).staffAccessTableText(heading) },
  { path: 'docs/access.md', text: async () => (await import('../../packages/mall-server/scripts/access-table.ts')).accessPage() },
  { path: 'packages/ui/docs/styling.md', text: stylingText },
  { path: 'packages/ui/tokens.json', text: jsonText(designTokens()) },
  { path: 'packages/ui/tokens.figma.json', text: jsonText(figmaVariables()) },
]
