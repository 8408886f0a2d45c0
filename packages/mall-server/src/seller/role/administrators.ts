import { and, arrayContains, countDistinct, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { presetStaffRoles } from '../account/presets.ts'

/** Active staff who can make accounts and give roles. */
const administrators = async (db: Db): Promise<number> => {
  const [row] = await db
    .select({ count: countDistinct(staff.id) })
    .from(staffRoleHolder)
    .innerJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId))
    .innerJoin(staff, eq(staff.id, staffRoleHolder.staffId))
    .where(and(eq(staff.status, 'active'), arrayContains(staffRole.permissions, ['staff.manage'])))
  return row?.count ?? 0
}

/** Until the transaction ends nobody else changes roles, who has them or who is active: two administrators cannot remove each other at the same moment. */
export const lockAdministrators = async (tx: Tx): Promise<void> => {
  await tx.select({ id: staffRole.id }).from(staffRole).where(eq(staffRole.id, presetStaffRoles.Administrator)).for('no key update')
}

/**
 * The seller keeps its last administrator. Called after the change, under `lockAdministrators`.
 * @throws BusinessError `LAST_ADMINISTRATOR`; the transaction has to be rolled back
 */
export const requireAnAdministrator = async (tx: Tx): Promise<void> => {
  if ((await administrators(tx)) === 0) throw new BusinessError('LAST_ADMINISTRATOR', '至少要保留一名能管理员工的成员')
}
