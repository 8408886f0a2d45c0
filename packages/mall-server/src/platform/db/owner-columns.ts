import { index, integer, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { appUser, department, enterprise, enterpriseGroup } from './schema/organisation.ts'

/** Whose a record of a buyer is, as `visibleTo` reads it: for a table of such records. */
export const ownerColumns = () => ({
  groupId: integer('group_id').notNull().references(() => enterpriseGroup.id),
  enterpriseId: integer('enterprise_id').notNull().references(() => enterprise.id),
  departmentId: integer('department_id').notNull().references(() => department.id),
  userId: integer('user_id').notNull().references(() => appUser.id),
})

/** The indexes of a list for each data scope, with what its newest is found by. `name` is that of the table. */
export const ownerIndexes = (name: string, table: Readonly<Record<keyof ReturnType<typeof ownerColumns>, AnyPgColumn>>, time: AnyPgColumn) => [
  index(`${name}_group`).on(table.groupId, time),
  index(`${name}_enterprise`).on(table.enterpriseId, time),
  index(`${name}_user`).on(table.userId, table.enterpriseId, time),
  index(`${name}_department`).on(table.departmentId, time),
]
