import { eq, or } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import type { BrandMerge, SellerBrand } from '@mall/api/seller/contract'
import { changeRecord } from '../../platform/actions/change-record.ts'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { formerNamesOf } from '../../platform/records/former-names.ts'
import { versionConflict } from '../../platform/records/version.ts'
import { actions, audit, renameInDrafts } from './actions.ts'
import { brandOf, oneBrand, record, type Brand } from './records.ts'

/**
 * The brand that another one becomes.
 * @throws BusinessError `BRAND_NOT_FOUND`, `BRAND_MERGE_INVALID`
 */
const targetOf = async (db: Db, row: Brand, intoId: number): Promise<Brand> => {
  if (intoId === row.id) throw new BusinessError('BRAND_MERGE_INVALID', '只能合并到另一个品牌')
  return brandOf(db, intoId)
}

/** What becomes of a brand that is merged, for the question before it. */
export const mergePlan = async (db: Db, { BrandId, IntoId }: CallInput<'POST /api/SellerBrand/MergePlan'>): Promise<BrandMerge> => {
  const row = await brandOf(db, BrandId)
  await targetOf(db, row, IntoId)
  return { Products: row.products, Drafts: row.drafts }
}

/**
 * Merges a brand into another one, for good.
 * @throws BusinessError `BRAND_NOT_FOUND`, `BRAND_MERGE_INVALID`, `VERSION_CONFLICT` also where there are other products than the user has seen
 */
export const mergeBrand = (context: StaffContext, input: CallInput<'POST /api/SellerBrand/Merge'>): Promise<SellerBrand> =>
  actions.act(context, 'POST /api/SellerBrand/Merge', input, 'Merge', async ({ tx, row, acting }) => {
    const into = await targetOf(tx, row, input.IntoId)
    if (row.products !== input.Products) throw versionConflict()
    await changeRecord(tx, acting.by, record, row, { formerNames: [] })
    await changeRecord(tx, acting.by, record, into, { formerNames: formerNamesOf(into.name, ...into.formerNames, ...row.formerNames, row.name) })
    await tx.update(product).set({ brandId: into.id }).where(eq(product.brandId, row.id))
    await renameInDrafts(tx, row.name, into.name)
    // What was merged into the one before is the other's now: an address leads there in one step.
    await tx.update(record).set({ mergedInto: into.id }).where(or(eq(record.id, row.id), eq(record.mergedInto, row.id)))
    await audit(tx, context, 'Merge', row.id, { Name: row.name, Products: input.Products }, { Into: into.name, IntoId: into.id })
    return oneBrand(tx, context.caller, into.id)
  })
