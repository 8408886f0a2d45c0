import { eq } from 'drizzle-orm'
import { enterprise, recoveryCode, secondFactor } from '../../../platform/db/schema/organisation.ts'
import type { Db } from '../../../platform/db/client.ts'
import { factorStoreOf } from './factor-store.ts'

export const { factorOf, startFactor, confirmFactor, takeCode, endFactor } = factorStoreOf({ factor: secondFactor, code: recoveryCode, ownerOf: (userId) => userId })

/** Whether a company demands a second factor of its accounts. */
export const demandsFactor = async (db: Db, enterpriseId: number): Promise<boolean> => {
  const [row] = await db.select({ demands: enterprise.demandsFactor }).from(enterprise).where(eq(enterprise.id, enterpriseId))
  return row?.demands ?? false
}
