import { asc, eq, or } from 'drizzle-orm'
import { appUser, enterprise, membership } from '../db/schema/organisation.ts'
import type { Db } from '../db/client.ts'

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

/** The enterprises of a user, with the place and roles there. */
export const membershipsOf = (db: Db, userId: number) =>
  db
    .select({
      enterpriseId: enterprise.id,
      enterpriseName: enterprise.name,
      groupId: enterprise.groupId,
      departmentId: membership.departmentId,
      roles: membership.roles,
    })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .where(eq(membership.userId, userId))
    .orderBy(asc(enterprise.id))

export const rememberEnterprise = async (db: Db, userId: number, enterpriseId: number): Promise<void> => {
  await db.update(appUser).set({ lastEnterpriseId: enterpriseId }).where(eq(appUser.id, userId))
}

export type User = NonNullable<Awaited<ReturnType<typeof findUser>>>
export type Membership = Awaited<ReturnType<typeof membershipsOf>>[number]
