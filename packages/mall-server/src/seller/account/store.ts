import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { staff, staffRole, staffRoleHolder } from '../../platform/db/schema/staff.ts'

export type StaffRow = typeof staff.$inferSelect

export const findStaff = async (db: Db, staffId: number): Promise<StaffRow | null> => {
  const [row] = await db.select().from(staff).where(eq(staff.id, staffId)).limit(1)
  return row ?? null
}

/** The one of the staff with this account. */
export const findStaffByName = async (db: Db, name: string): Promise<StaffRow | null> => {
  const [row] = await db.select().from(staff).where(eq(staff.account, name)).limit(1)
  return row ?? null
}

/** The one of an owner's text, as a ticket has it; null for a buyer's. */
export const findStaffOf = async (db: Db, owner: string): Promise<StaffRow | null> => {
  const [, id] = /^staff\/(\d+)$/.exec(owner) ?? []
  return id === undefined ? null : findStaff(db, Number(id))
}

/** The roles of one of the staff. */
export const rolesOfStaff = (db: Db, staffId: number) =>
  db
    .select({ name: staffRole.name, permissions: staffRole.permissions, scope: staffRole.scope, demandsFactor: staffRole.demandsFactor })
    .from(staffRoleHolder)
    .innerJoin(staffRole, eq(staffRole.id, staffRoleHolder.roleId))
    .where(eq(staffRoleHolder.staffId, staffId))
    .orderBy(asc(staffRole.id))

/** Marks the account in the list of the staff, where somebody is locked out of it; null: nobody is. */
export const showStaffLock = async (db: Db, staffId: number, lockedUntil: Date | null): Promise<void> => {
  await db.update(staff).set({ lockedUntil }).where(eq(staff.id, staffId))
}
