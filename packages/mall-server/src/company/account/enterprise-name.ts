import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { enterprise } from '../../platform/db/schema/organisation.ts'

/** Name of a company, as its documents have it. */
export const enterpriseNameOf = async (db: Db, enterpriseId: number): Promise<string> => {
  const [row] = await db.select({ name: enterprise.name }).from(enterprise).where(eq(enterprise.id, enterpriseId))
  return row?.name ?? ''
}
