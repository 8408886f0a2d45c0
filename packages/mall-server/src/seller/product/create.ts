import { eq } from 'drizzle-orm'
import type { CallInput } from '@mall/api/contract'
import { emptyProductFields, productFieldOrder, productProblems, type ProductFields, type SellerProductDetail } from '@mall/api/seller/contract'
import { originOf, writeAudit } from '../../platform/audit/audit-log.ts'
import { plainPicture } from '../../platform/db/schema/catalogue.ts'
import type { StaffContext } from '../../platform/http/define-routes.ts'
import { BusinessError } from '../../platform/http/errors.ts'
import { once } from '../../platform/idempotency/once.ts'
import { columnsOf, problemText, summaryOf } from './fields.ts'
import { holdNames } from './names-lock.ts'
import { detailProduct, record } from './records.ts'

/** A product, off sale, with what it cannot be without. */
export const createProduct = (context: StaffContext, input: CallInput<'POST /api/SellerProduct/Create'>): Promise<SellerProductDetail> =>
  once(context, 'POST /api/SellerProduct/Create', input, async (tx) => {
    const { ProductCode: code, Name, Brand, CategoryId, Unit, Price } = input
    await holdNames(tx)
    const [taken] = await tx.select({ name: record.name }).from(record).where(eq(record.code, code))
    if (taken !== undefined) throw new BusinessError('PRODUCT_CODE_TAKEN', `编码 ${code} 已经是“${taken.name}”`)
    const fields: ProductFields = { ...emptyProductFields, Name, Brand, CategoryId, Unit, Tiers: [{ MinQty: emptyProductFields.MOQ, Price }] }
    const [problem] = productProblems(fields)
    if (problem !== undefined) throw new BusinessError('PRODUCT_FIELDS_INVALID', problemText(problem))
    const columns = await columnsOf(tx, productFieldOrder, fields, { code, published: null, searchText: '' })
    const origin = originOf(context)
    const [row] = await tx
      .insert(record)
      .values({ ...(columns as Required<typeof columns>), id: undefined, code, picture: plainPicture, photos: [], isOnShelf: false, salesCount: 0, createdAt: origin.now, version: 1 })
      .onConflictDoNothing({ target: record.code })
      .returning({ id: record.id })
    // Somebody was faster.
    if (row === undefined) throw new BusinessError('PRODUCT_CODE_TAKEN', `编码 ${code} 已有商品`)
    await writeAudit(tx, origin, { action: 'SellerProduct.Create', entity: 'product', entityId: code, before: null, after: await summaryOf(tx, fields, ['Name', 'Brand', 'CategoryId', 'Unit', 'Tiers']) })
    return detailProduct(tx, context.caller, code)
  })
