import { and, asc, eq, exists, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Permit } from '../../platform/actions/permit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'
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

/**
 * Gives the companies that one of the staff looks after to another one. Each is in its next version then, as after any change of who looks after it.
 * @throws BusinessError `CUSTOMER_MANAGER_NOT_FOUND`
 */
export const handOverCustomers = async (tx: Tx, permit: Permit, fromId: number, toId: number): Promise<void> => {
  const [colleague] = await tx.select({ id: staff.id }).from(staff).where(and(eq(staff.id, toId), ne(staff.id, fromId), maySee(tx)))
  if (colleague === undefined) throw new BusinessError('CUSTOMER_MANAGER_NOT_FOUND', '客户经理不存在或不能查看客户')
  const held = await tx.delete(portfolio).where(eq(portfolio.staffId, fromId)).returning({ enterpriseId: portfolio.enterpriseId })
  const ids = held.map(({ enterpriseId }) => enterpriseId)
  if (ids.length === 0) return
  await tx.insert(portfolio).values(ids.map((enterpriseId) => ({ staffId: toId, enterpriseId }))).onConflictDoNothing()
  const companies = await tx.select({ id: enterprise.id, version: enterprise.version }).from(enterprise).where(inArray(enterprise.id, ids)).orderBy(asc(enterprise.id)).for('update')
  for (const company of companies) await changeRecord(tx, permit, enterprise, company, {})
}
