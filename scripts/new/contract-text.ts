import { lowerFirst } from './names.ts'
import { sourceOf } from './source.ts'

/** What a record of the skeleton is; whoever describes another changes it here first. */
const recordFields = `    Id: field(id, 'Id.'),
    RecordNo: field(z.string(), 'Number, as people say it.'),
    CreateTime: field(instant, 'When it was created.'),
    UserName: field(z.string(), 'Name of who created it.'),
    DepartmentName: field(z.string(), 'Name of the department.'),
    Amount: field(money, 'Amount.'),
    Status: field(recordStatus, 'Status: see the life cycle.'),
    StatusName: field(z.string(), 'Status, as shown.'),
    Version: field(id, 'Rises with each change.'),`

const listSchemas = (controller: string): string => {
  const name = lowerFirst(controller)
  return `
export const ${name}ListRequest = named(
  '${controller}ListRequest',
  'Filters, sorting and page of the list.',
  z.object({
    Keyword: field(z.optional(text(50)), 'Part of the number.'),
    BeginTime: field(z.optional(day), 'First day of the creation.'),
    EndTime: field(z.optional(day), 'Last day of the creation.'),
    Status: field(z.optional(recordStatus), 'Only records in this status.'),
    ...sorting(['CreateTime', 'Amount']),
  }),
)

export const ${name}List = named(
  '${controller}List',
  'A page of the list.',
  z.object({
    ...pageOf(${name}Summary).shape,
    StatusCounts: statusCounts(recordStatus, 'Records per status under the same filters: the counts of the tabs.'),
  }),
)

export type ${controller}List = z.infer<typeof ${name}List>
export type ${controller}ListRequest = z.infer<typeof ${name}ListRequest>
`
}

const entry = (controller: string, action: string, input: string, output: string, summary: string): string => `  'POST /api/${controller}/${action}': {
    summary: '${summary}',
    access: anyUser,
    scope: 'role',
    body: ${input},
    response: ${output},
  },
`

/** The call itself, for a controller that has others already: its imports and schemas are for whoever writes it. */
export const contractEntry = (controller: string, action: string): string => {
  const name = lowerFirst(controller)
  if (action === 'List') return entry(controller, action, `${name}ListRequest`, `${name}List`, 'Returns a page of what the user may see, filtered and sorted.')
  if (action === 'Detail') return entry(controller, action, "z.object({ Id: field(id, 'Id.') })", `${name}Summary`, 'Returns one record that the user may see.')
  return entry(controller, action, "z.object({ Id: field(id, 'Id.') })", 'doneMessage', 'Says in one sentence what the call does.')
}

/** The contract of a controller that is new. */
export const contractFile = (controller: string, action: string): string => {
  const name = lowerFirst(controller)
  const isRead = action === 'List' || action === 'Detail'
  const common = action === 'List' ? 'day, id, instant, money, pageOf, sorting, statusCounts, text' : isRead ? 'id, instant, money' : 'doneMessage, id'
  const record = `
const recordStatus = z.literal(Object.values(${sourceOf(controller).lifecycle}Status))

export const ${name}Summary = named(
  '${controller}Summary',
  'A record as a row of a list.',
  z.object({
${recordFields}
  }),
)

export type ${controller}Summary = z.infer<typeof ${name}Summary>
`
  return `import * as z from 'zod/mini'
import { anyUser } from './access.ts'
import { ${common} } from './common.ts'
import { defineCalls } from './define.ts'
import { field${isRead ? ', named' : ''} } from './describe.ts'
${isRead ? `import { ${sourceOf(controller).lifecycle}Status } from './lifecycles/${sourceOf(controller).module}.ts'\n${record}` : ''}${action === 'List' ? listSchemas(controller) : ''}
export const ${name}Controller = { ${controller}: 'What the calls of ${controller} are about.' } as const

export const ${name}Calls = defineCalls({
${contractEntry(controller, action)}})
`
}
