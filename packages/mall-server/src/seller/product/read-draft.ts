import { eq } from 'drizzle-orm'
import type { ProductDraft } from '@mall/api/seller/contract'
import type { Db } from '../../platform/db/client.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { staff } from '../../platform/db/schema/staff.ts'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { toInstant } from '../../platform/time.ts'
import { hiddenFields, seenOf } from './fields.ts'

/** The draft of a product as far as a caller may see it; null for none. */
export const draftOf = async (db: Db, caller: StaffCaller, productId: number): Promise<ProductDraft | null> => {
  const [found] = await db.select({ draft: productDraft, name: staff.name }).from(productDraft).innerJoin(staff, eq(staff.id, productDraft.staffId)).where(eq(productDraft.productId, productId))
  if (found === undefined) return null
  const { draft, name } = found
  const hidden: readonly string[] = hiddenFields(caller)
  return {
    Version: draft.version,
    Values: seenOf(draft.values, caller),
    ChangedBy: name,
    ChangedAt: toInstant(draft.changedAt),
    Overtaken: draft.overtaken.filter(({ field }) => !hidden.includes(field)).map(({ field, drafted, by, at }) => ({ Field: field, Drafted: drafted, By: by, At: at })),
  }
}
