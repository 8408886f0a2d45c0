import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { displayName } from '../db/display-name.ts'
import { appUser, department, enterprise, membership } from '../db/schema/organisation.ts'
import type { Caller } from '../http/define-routes.ts'
import { hasText } from './filters.ts'

/** The columns that say whose a record is; a table that has them can be given as it is. */
export interface OwnerColumns {
  /** Without it the group is that of the enterprise. */
  readonly groupId?: PgColumn
  readonly enterpriseId: PgColumn
  readonly departmentId: PgColumn
  /** Without it the record belongs to its department, and the scope 本人 shows none. */
  readonly userId?: PgColumn
}

/** The part of a caller that data scopes need. */
export type Viewer = Pick<Caller, 'userId' | 'enterpriseId' | 'groupId' | 'departmentId' | 'scope'>

/** A department together with all that are below it, as a condition on `column`. */
export const inDepartmentTree = (column: PgColumn, departmentId: number): SQL =>
  sql`${column} in (
    select below.id from ${department} below join ${department} top on below.enterprise_id = top.enterprise_id and below.path like top.path || '%' where top.id = ${departmentId}
  )`

const inGroup = ({ groupId, enterpriseId }: Pick<OwnerColumns, 'groupId' | 'enterpriseId'>, wanted: number): SQL =>
  groupId === undefined
    ? sql`${enterpriseId} in (select ${enterprise.id} from ${enterprise} where ${enterprise.groupId} = ${wanted})`
    : eq(groupId, wanted)

/** The record is of a company of which the caller sees something: a condition to find records by, and no scope. */
export const isOfCompanies = ({ scope, groupId, enterpriseId }: Viewer, column: PgColumn): SQL => (scope === 'group' ? inGroup({ enterpriseId: column }, groupId) : eq(column, enterpriseId))

/**
 * The record is of somebody whose name holds the text. They are looked for among the members of the companies that the caller sees, once for a statement: a condition on
 * the user beside each record lets PostgreSQL begin with the users of all companies, and read all that these ever made. Nobody's membership ends, so no record is missed.
 */
export const isByNamed = (caller: Viewer, userId: PgColumn, text: string | undefined): SQL | undefined => {
  const isNamed = hasText(displayName, text)
  if (isNamed === undefined) return undefined
  return sql`${userId} = any(array(select ${membership.userId} from ${membership} join ${appUser} on ${eq(appUser.id, membership.userId)} where ${and(isOfCompanies(caller, membership.enterpriseId), isNamed)}))`
}

/** The records that exist for a caller: their own, and those within the data scope of their roles. */
export const visibleTo = (caller: Viewer, record: OwnerColumns): SQL | undefined => {
  const { scope } = caller
  if (scope === 'group') return inGroup(record, caller.groupId)
  const inEnterprise = eq(record.enterpriseId, caller.enterpriseId)
  if (scope === 'enterprise') return inEnterprise
  const own = record.userId === undefined ? sql`false` : eq(record.userId, caller.userId)
  if (scope === 'self') return and(inEnterprise, own)
  if (scope === 'department') return and(inEnterprise, or(own, eq(record.departmentId, caller.departmentId)))
  return and(inEnterprise, or(own, inDepartmentTree(record.departmentId, caller.departmentId)))
}
