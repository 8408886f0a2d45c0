import { kebabCase, lowerFirst } from './names.ts'
import type { State } from './source.ts'

const snakeCase = (controller: string): string => kebabCase(controller).replaceAll('-', '_')

/** The statuses of a table of its own, with room for what people do with a record. */
export const ownLifecycleFile = (controller: string, states: readonly State[]): string => {
  const name = lowerFirst(controller)
  return `import type { Lifecycle } from './define.ts'

/** Statuses of a record. */
export const ${name}Status = { ${states.map(({ key }, at) => `${key}: ${(at + 1) * 10}`).join(', ')} } as const

export type ${controller}Status = (typeof ${name}Status)[keyof typeof ${name}Status]

/** All that \`AllowActions\` can hold, in the order of the buttons. */
export const ${name}Actions = [
] as const

export type ${controller}Action = (typeof ${name}Actions)[number]

export const ${name}Lifecycle: Lifecycle<${controller}Status, ${controller}Action> = {
  states: [
${states.map((state) => `    { status: ${name}Status.${state.key}, name: '${state.name}' },`).join('\n')}
  ],
  transitions: [
  ],
}
`
}

/** A table whose records have owners, a status and versions. */
export const tableFile = (controller: string): string => `import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { ${controller}Status } from '@mall/api/contract'
import { fen, identity, instant } from '../columns.ts'
import { ownerColumns, ownerIndexes } from '../owner-columns.ts'

export const ${lowerFirst(controller)} = pgTable(
  '${snakeCase(controller)}',
  {
    id: identity(),
    recordNo: text('record_no').notNull().unique(),
    ...ownerColumns(),
    amountFen: fen('amount_fen').notNull(),
    status: integer().$type<${controller}Status>().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (table) => ownerIndexes('${snakeCase(controller)}', table, table.createdAt),
)
`

export const seedName = (controller: string): string => `seed${controller}s`

/** What the demo shows of it: a record of the buyer in each status, and some of another company. */
export const demoFile = (controller: string, states: readonly State[]): string => {
  const name = lowerFirst(controller)
  const rows = [...states.map(({ key }) => `buyer, ${key}`), `approver, ${states[0]?.key}`, `other, ${states[0]?.key}`, `other, ${states.at(-1)?.key}`]
  return `import { ${name}Status } from '@mall/api/contract'
import { ${name} } from '../platform/db/schema/${kebabCase(controller)}.ts'
import { addDays } from '../platform/time.ts'
import type { SeedContext } from './context.ts'
import { demo } from './organisation.ts'
import { ownerOf } from './owner-of.ts'
import { officeTime } from './trade/office-time.ts'

const { buyer, approver, other } = demo.users
const { ${states.map(({ key }) => key).join(', ')} } = ${name}Status

/** Who made a record, its status, its amount in fen, and how many days ago. */
const fixtures = [
${rows.map((row, at) => `  [${row}, ${(at + 1) * 1250}, ${at * 4 + 1}],`).join('\n')}
] as const

/** Records of the named accounts, in every status. */
export const ${seedName(controller)} = async ({ db, now }: SeedContext): Promise<void> => {
  for (const [at, [userId, status, amountFen, daysAgo]] of fixtures.entries()) {
    await db.insert(${name}).values({ ...(await ownerOf(db, userId)), recordNo: \`${controller.replaceAll(/[a-z]/g, '')}\${String(at + 1).padStart(6, '0')}\`, status, amountFen, createdAt: officeTime(addDays(now, -daysAgo)) })
  }
}
`
}
