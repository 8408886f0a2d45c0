import { and, asc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { portfolio, staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { BusinessError } from '../../platform/http/errors.ts'

/** Those of the staff who may see customers at all. */
const maySee = (db: Db): SQL | undefined =>
  and(
    eq(staff.status, 'active'),
    exists(
      db
        .select({ one: sql`1` })
        .from(staffRoleHolder)
        .innerJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId))
        .where(and(eq(staffRoleHolder.staffId, staff.id), sql`${staffRole.permissions} && array['customer.view', 'customer.manage']`)),
    ),
  )

/** Those of the staff who can look after customers. */
export const managersOf = (db: Db): Promise<{ StaffId: number; Name: string }[]> =>
  db.select({ StaffId: staff.id, Name: staff.name }).from(staff).where(maySee(db)).orderBy(asc(staff.id))

/**
 * Sets who looks after a company.
 * @throws BusinessError `CUSTOMER_MANAGER_NOT_FOUND`
 */
export const setManagers = async (tx: Tx, enterpriseId: number, staffIds: readonly number[]): Promise<void> => {
  const wanted = [...new Set(staffIds)]
  const known = await tx.select({ id: staff.id }).from(staff).where(and(inArray(staff.id, wanted), maySee(tx)))
  // Whoever looks after it already stays, also when their role has changed meanwhile.
  const before = await tx.select({ id: portfolio.staffId }).from(portfolio).where(eq(portfolio.enterpriseId, enterpriseId))
  const allowed = new Set([...known, ...before].map(({ id }) => id))
  if (!wanted.every((id) => allowed.has(id))) throw new BusinessError('CUSTOMER_MANAGER_NOT_FOUND', '客户经理不存在或不能查看客户')
  await tx.delete(portfolio).where(eq(portfolio.enterpriseId, enterpriseId))
  if (wanted.length > 0) await tx.insert(portfolio).values(wanted.map((staffId) => ({ staffId, enterpriseId })))
}
