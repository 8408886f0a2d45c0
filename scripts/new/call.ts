import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'
import { kebabCase, lowerFirst } from './names.ts'
import { addTo } from './write.ts'

const words = /^[A-Z][A-Za-z]+$/

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** A list's filters, request, row and page. */
const listSchemas = (name: string): string => `
export const ${name}Filters = {
  Keyword: field(z.optional(text(100)), 'Part of a name.'),
}

export const ${name}ListRequest = named(
  '${upperFirst(name)}ListRequest',
  'Filters, sorting and page of the list.',
  z.object({
    ...${name}Filters,
    SortField: field(z.optional(z.literal(['CreateTime'])), 'Field to sort by.'),
    SortOrder: field(z.optional(z.literal(['asc', 'desc'])), 'Direction of the order.'),
    ...paging,
  }),
)

export const ${name}Summary = named(
  '${upperFirst(name)}Summary',
  'A row of the list.',
  z.object({
    Id: field(id, 'Id.'),
    Name: field(z.string(), 'Name.'),
    CreateTime: field(instant, 'When it was created.'),
  }),
)

export const ${name}List = named('${upperFirst(name)}List', 'A page of the list.', pageOf(${name}Summary))

export type ${upperFirst(name)}Summary = z.infer<typeof ${name}Summary>
export type ${upperFirst(name)}List = z.infer<typeof ${name}List>
export type ${upperFirst(name)}ListRequest = z.infer<typeof ${name}ListRequest>
`

const contractSkeleton = (controller: string, isList: boolean) => (entry: string): string => `import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { ${isList ? 'id, instant, pageOf, paging, text' : 'doneMessage, id'} } from './common.ts'
import { defineCalls } from './define.ts'
import { field${isList ? ', named' : ''} } from './describe.ts'
${isList ? listSchemas(lowerFirst(controller)) : ''}
export const ${lowerFirst(controller)}Controller = { ${controller}: 'What the calls of ${controller} are about.' } as const

export const ${lowerFirst(controller)}Calls = defineCalls({
${entry}})
`

const contractEntry = (controller: string, action: string): string => {
  const isList = action === 'List'
  const name = lowerFirst(controller)
  return `  'POST /api/${controller}/${action}': {
    summary: '${isList ? 'Returns a page of what the user may see, filtered and sorted.' : 'Says in one sentence what the call does.'}',
    access: anyUser,
    body: ${isList ? `${name}ListRequest` : "z.object({ Id: field(id, 'Id.') })"},
    response: ${isList ? `${name}List` : 'doneMessage'},
  },
`
}

const routesSkeleton = (controller: string) => (entry: string): string => `import { defineRoutes } from '../http/define-routes.ts'

export const ${lowerFirst(controller)}Routes = defineRoutes({
${entry}})
`

const routeEntry = (controller: string, action: string): string =>
  `  'POST /api/${controller}/${action}': () => Promise.reject(new Error('${controller}/${action} is not written yet')),
`

/**
 * `npm run new -- call <Controller> <Action>`: the call's schemas, its handler, which rejects until it is written, and its case of the
 * contract test. A controller that exists gets another call; a `List` gets request, row and page.
 */
export const newCall = (controller = '', action = ''): void => {
  if (!words.test(controller) || !words.test(action)) throw new Error('Name the controller and the action as the wire does: npm run new -- call Approval List')
  const folder = kebabCase(controller)
  const contract = 'packages/api/src/contract'
  const inFolder = `${contract}/${folder}/calls.ts`
  const path = existsSync(join(root, inFolder)) ? inFolder : `${contract}/${folder}.ts`
  addTo(path, contractEntry(controller, action), '})\n', contractSkeleton(controller, action === 'List'))
  addTo(`packages/mall-server/src/${folder}/routes.ts`, routeEntry(controller, action), '})\n', routesSkeleton(controller))
  const input = action === 'List' ? 'page' : '{ Id: 1 }'
  addTo('packages/mall-server/src/testing/contract-cases/successes.ts', `  'POST /api/${controller}/${action}': ['buyer', plain(${input})],\n`, '}\n', () => '')
}
