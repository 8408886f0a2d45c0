import { eq } from 'drizzle-orm'
import type { Db } from '../platform/db/client.ts'
import { enterprise, membership } from '../platform/db/schema/organisation.ts'

/** Whose the records of a user are: in the first company that they belong to. */
export const ownerOf = async (db: Db, userId: number) => {
  const [owner] = await db
    .select({ userId: membership.userId, enterpriseId: membership.enterpriseId, departmentId: membership.departmentId, groupId: enterprise.groupId })
    .from(membership)
    .innerJoin(enterprise, eq(enterprise.id, membership.enterpriseId))
    .where(eq(membership.userId, userId))
    .orderBy(membership.enterpriseId)
    .limit(1)
  if (owner === undefined) throw new Error(`User ${userId} has no company`)
  return owner
}
