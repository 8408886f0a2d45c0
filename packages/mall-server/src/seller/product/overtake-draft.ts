import { eq } from 'drizzle-orm'
import type { ProductField } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Opened } from '../../platform/actions/define-actions.ts'
import type { Tx } from '../../platform/db/client.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { toInstant } from '../../platform/time.ts'

/**
 * Reports to an open draft that a value was published in another way: what the draft had of the field gives way, and its editor sees it
 * (seller.md §9). A field that the draft does not change follows by itself.
 */
export const overtakeDraft = async (tx: Tx, { row, acting }: Pick<Opened<{ readonly id: number }>, 'row' | 'acting'>, field: ProductField): Promise<void> => {
  const [draft] = await tx.select().from(productDraft).where(eq(productDraft.productId, row.id))
  if (draft === undefined || !(field in draft.values)) return
  const { [field]: value, ...values } = draft.values
  const overtaken = [...draft.overtaken.filter((one) => one.field !== field), { field, drafted: { [field]: value }, by: acting.operator, at: toInstant(acting.origin.now) }]
  await changeRecord(tx, acting.by, productDraft, draft, { values, overtaken })
}
