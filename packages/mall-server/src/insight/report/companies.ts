import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import type { Caller } from '../../platform/http/define-routes.ts'
import type { ReportFilters } from './counted.ts'

/** Short names of the companies by their ids, where a report is of several; else none. */
export type CompanyNames = ReadonlyMap<number, string>

export const companiesOf = async (db: Db, caller: Caller, { EnterpriseId, DepartmentId }: Pick<ReportFilters, 'EnterpriseId' | 'DepartmentId'>): Promise<CompanyNames> => {
  if (caller.scope !== 'group' || EnterpriseId !== undefined || DepartmentId !== undefined) return new Map()
  const companies = await db.select({ id: enterprise.id, name: enterprise.shortName }).from(enterprise).where(eq(enterprise.groupId, caller.groupId))
  return new Map(companies.length > 1 ? companies.map(({ id, name }) => [id, name]) : [])
}

/** 行政部（华启科技）: several companies have departments of the same name. */
export const departmentText = (name: string, enterpriseId: number, companies: CompanyNames): string => {
  const company = companies.get(enterpriseId)
  return company === undefined ? name : `${name}（${company}）`
}
