import { and, asc, eq, or } from 'drizzle-orm'
import { appUser, enterprise, membership } from '../../platform/db/schema/organisation.ts'
import { membershipRole, role } from '../../platform/db/schema/role.ts'
import { groupBy } from '../../platform/group-by.ts'
import { roleOfMembership } from '../role/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { writeAudit, type Origin } from '../../platform/audit/audit-log.ts'
import { chosen } from './initial-password.ts'

/** The user who has this account, mobile or email. */
export const findUserByName = async (db: Db, name: string) => {
  const [user] = await db
    .select()
    .from(appUser)
    .where(or(eq(appUser.account, name), eq(appUser.mobile, name), eq(appUser.email, name)))
    .orderBy(asc(appUser.id))
    .limit(1)
  return user ?? null
}

export const findUser = async (db: Db, userId: number) => {
  const [user] = await db.select().from(appUser).where(eq(appUser.id, userId)).limit(1)
  return user ?? null
}

/** The user of an owner's text, as a ticket has it; null for one of the staff. */
export const findUserOf = (db: Db, owner: string): Promise<User | null> => (/^\d+$/.test(owner) ? findUser(db, Number(owner)) : Promise.resolve(null))

export interface Membership {
  readonly enterpriseId: number
  readonly enterpriseName: string
  readonly groupId: number
  readonly departmentId: number
  /** Codes of the roles, for the token. */
  readonly roles: string[]
}

/** The enterprises of a user, with department and roles in each. */
export const membershipsOf = async (db: Db, userId: number): Promise<Membership[]> => {
  const rows = await db
    .select({
      enterpriseId: enterprise.id,
      enterpriseName: enterprise.name,
      groupId: enterprise.groupId,
      departmentId: membership.departmentId,
      role: role.code,
    })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .leftJoin(
      membershipRole,
      and(eq(membershipRole.userId, membership.userId), eq(membershipRole.enterpriseId, membership.enterpriseId)),
    )
    .leftJoin(role, roleOfMembership)
    .where(eq(membership.userId, userId))
    .orderBy(asc(enterprise.id), asc(role.id))
  return [...groupBy(rows, (row) => row.enterpriseId).values()].map((places) => {
    const [{ role: _, ...place }] = places
    return { ...place, roles: places.flatMap((one) => one.role ?? []) }
  })
}

export const rememberEnterprise = async (db: Db, userId: number, enterpriseId: number): Promise<void> => {
  await db.update(appUser).set({ lastEnterpriseId: enterpriseId }).where(eq(appUser.id, userId))
}

/** Replaces the initial password that was checked by the user's own. False: another request has done so, or there is a new initial password. */
export const choosePassword = (db: Db, user: User, passwordHash: string, { enterpriseId, ip, requestId, now }: Omit<Origin, 'userId'>): Promise<boolean> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(appUser)
      .set(chosen(passwordHash))
      .where(and(eq(appUser.id, user.id), eq(appUser.initialHash, user.initialHash ?? '')))
      .returning({ id: appUser.id })
    if (changed.length === 0) return false
    await writeAudit(tx, { userId: user.id, enterpriseId, ip, requestId, now }, { action: 'Account.Activate', entity: 'account', entityId: user.id, before: null, after: null })
    return true
  })

export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>
