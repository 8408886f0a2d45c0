import { and, asc, eq } from 'drizzle-orm'
import type { ReportPeople } from '@mall/api/contract'
import type { Db } from '../../platform/db/client.ts'
import { displayName } from '../../platform/db/display-name.ts'
import { appUser, department, membership } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import { isEqual } from '../../platform/lists/filters.ts'
import { visibleTo } from '../../platform/lists/visible-to.ts'
import { companiesOf, departmentText } from './companies.ts'

const maxPeople = 1000

/** The members whose orders the caller may see. */
export const peopleOf = async (db: Db, caller: Caller, enterpriseId: number | undefined): Promise<ReportPeople> => {
  const rows = await db
    .selectDistinctOn([department.path, displayName, appUser.id], { id: appUser.id, name: displayName, departmentName: department.name, enterpriseId: department.enterpriseId })
    .from(membership)
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .innerJoin(department, eq(department.id, membership.departmentId))
    .where(and(visibleTo(caller, { enterpriseId: membership.enterpriseId, departmentId: membership.departmentId, userId: membership.userId }), isEqual(membership.enterpriseId, enterpriseId)))
    .orderBy(asc(department.path), asc(displayName), asc(appUser.id))
    .limit(maxPeople)
  const companies = await companiesOf(db, caller, { EnterpriseId: enterpriseId })
  return { Items: rows.map((row) => ({ UserId: row.id, Name: row.name, DepartmentName: departmentText(row.departmentName, row.enterpriseId, companies) })) }
}
