import { and, inArray, lt } from 'drizzle-orm'
import { productImportStatus } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { productImportPicture } from '../../platform/db/schema/product-import.ts'
import { addDays } from '../../platform/time.ts'
import { keptRowsDays, record, row } from './records.ts'

const { checked, done, undone, discarded } = productImportStatus

/** Imports whose rows are deleted in one run; the others follow in the next. */
const batch = 20

/** Deletes the rows of old imports that nothing is done with any more. */
export const purgeImportRows = async (db: Db, now: Date): Promise<void> => {
  const old = db
    .selectDistinct({ id: row.importId })
    .from(row)
    .where(inArray(row.importId, db.select({ id: record.id }).from(record).where(and(lt(record.createdAt, addDays(now, -keptRowsDays)), inArray(record.status, [checked, done, undone, discarded])))))
    .limit(batch)
  const ids = (await old).map(({ id }) => id)
  if (ids.length === 0) return
  await db.delete(row).where(inArray(row.importId, ids))
  await db.delete(productImportPicture).where(inArray(productImportPicture.importId, ids))
}
