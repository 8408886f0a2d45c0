import { lowerFirst } from '../../../scripts/new/names.ts'
import { controllers, type ControllerName } from '../src/contract/index.ts'
import { accessOf, methodsOf, type Method } from './resource-files.ts'

interface Resource {
  /** `product` of `mall.product`. */
  readonly name: string
  readonly meaning: string
  readonly methods: readonly Method[]
}

const resources = (): readonly Resource[] =>
  (Object.keys(controllers) as ControllerName[])
    .map((name) => ({ name: lowerFirst(name), meaning: controllers[name], methods: methodsOf(name) }))
    .filter(({ methods }) => methods.length > 0)

const methodRow = ({ key, name, definition }: Method): string => {
  const said = [definition.summary, definition.description].filter(Boolean).join(' ')
  return `| \`${name}\` | \`${key}\` | ${said} | ${accessOf(definition) || 'Needs a login.'} |`
}

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
    ...resources().flatMap(({ name, meaning, methods }) => [`## \`mall.${name}\``, '', meaning, '', '| method | call | | |', '|---|---|---|---|', ...methods.map(methodRow), '']),
  ].join('\n')

/** The table of all methods in the README of `@mall/api`. */
export const methodsTable = (): string =>
  [
    '| | | methods |',
    '|---|---|---|',
    ...resources().map(({ name, meaning, methods }) => `| [\`mall.${name}\`](./docs/methods.md#mall${name.toLowerCase()}) | ${meaning} | ${methods.map((method) => `\`${method.name}\``).join(' ')} |`),
  ].join('\n')
