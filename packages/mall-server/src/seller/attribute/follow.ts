import { arrayOverlaps, eq, sql } from 'drizzle-orm'
import type { ProductFields } from '@mall/api/seller/contract'
import type { Tx } from '../../platform/db/client.ts'
import { intArray } from '../../platform/db/int-array.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { productDraft } from '../../platform/db/schema/product-draft.ts'
import { renamedPairs } from '../product/attribute-names.ts'

type Pair = ProductFields['Attributes'][number]

/**
 * Drafts that name some attributes or values name them as they are called now.
 * @param renamed Returns another pair for one of them alone.
 */
export const renameInDrafts = async (tx: Tx, renamed: (pair: Pair) => Pair): Promise<void> => {
  const drafts = await tx.select({ id: productDraft.id, values: productDraft.values }).from(productDraft).where(sql`${productDraft.values} ? 'Attributes'`)
  for (const { id, values } of drafts) {
    const pairs = values.Attributes ?? []
    if (pairs.some((pair) => renamed(pair) !== pair)) await tx.update(productDraft).set({ values: { ...values, Attributes: renamedPairs(pairs, renamed) } }).where(eq(productDraft.id, id))
  }
}

/** Products that have some values have the others in their places, none of them twice. */
export const replaceInProducts = async (tx: Tx, replaced: readonly { readonly from: number; readonly into: number }[]): Promise<void> => {
  if (replaced.length === 0) return
  const [from, into] = [replaced.map((one) => one.from), replaced.map((one) => one.into)]
  await tx
    .update(product)
    .set({
      attributeValueIds: sql`array(
        select coalesce(replaced.later, had.id) from unnest(${product.attributeValueIds}) with ordinality had(id, place)
        left join unnest(${intArray(from)}, ${intArray(into)}) replaced(former, later) on replaced.former = had.id
        group by 1 order by min(had.place))`,
    })
    .where(arrayOverlaps(product.attributeValueIds, from))
}
