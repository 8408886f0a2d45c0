import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { SalesReportRequest } from '@mall/api/seller/contract'
import type { Counting } from '../../insight/report/counted.ts'
import { productIdOf } from '../../insight/report/product-report.ts'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
import { portfolio } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { isEqual } from '../../platform/lists/filters.ts'
import { ofCompanyNamed } from '../account/companies.ts'
import { ofCustomers } from '../account/portfolio.ts'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whose sales a report counts. */
export type CustomerFilters = Pick<SalesReportRequest, 'Customer' | 'EnterpriseId' | 'ManagerId'>

/** The filters of 销售 and 毛利, and of their exports. */
export type SalesFilters = CustomerFilters & Pick<SalesReportRequest, 'By' | 'Unit' | 'BeginTime' | 'EndTime' | 'CategoryId' | 'ProductCode' | 'Point'>

/**
 * The caller's customers, by the filters. All of them are named by their ids, so that each company's range of the index is read, and not the years
 * before: the indexes of orders and lines begin with the company.
 */
export const customersOf = (db: Db, caller: StaffCaller, { Customer, EnterpriseId, ManagerId }: CustomerFilters, enterpriseId: PgColumn): SQL | undefined =>
  and(
    ofCustomers(db, caller, enterpriseId),
    inArray(enterpriseId, db.select({ id: enterprise.id }).from(enterprise)),
    isEqual(enterpriseId, EnterpriseId),
    ofCompanyNamed(db, enterpriseId, Customer),
    ManagerId === undefined ? undefined : exists(db.select({ one: sql`1` }).from(portfolio).where(and(eq(portfolio.staffId, ManagerId), eq(portfolio.enterpriseId, enterpriseId)))),
  )

/** What is sold is what buyers' reports count as bought (`insight/report/counted.ts`), of the caller's customers. */
export const salesThatCount = async (db: Db, caller: StaffCaller, filters: SalesFilters): Promise<Counting> => ({
  whose: (source) => customersOf(db, caller, filters, source.enterpriseId),
  CategoryId: filters.CategoryId,
  ProductId: await productIdOf(db, filters.ProductCode),
})
