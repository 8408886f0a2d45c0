import { inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/client.ts'
import { product } from '../../platform/db/schema/catalogue.ts'
import { productPicture } from '../pictures/addresses.ts'
import { heldFor, joined, nobody, viewedOf } from './products.ts'
import type { Sellable } from './rules.ts'
import { stockAreaOf } from './stock-areas.ts'
import type { Company } from './viewer.ts'

/**
 * Products as one enterprise may buy them on a day, delivered to `areaCode` (six digits). Unknown ids or codes are left
 * out; those off sale or outside the catalogue are included, see `saleState`. In no particular order.
 */
const loadSellable = async (
  db: Db,
  { enterpriseId, day }: Company,
  which: { readonly ids: readonly number[] } | { readonly codes: readonly string[] },
  areaCode: string,
): Promise<Sellable[]> => {
  const stockArea = stockAreaOf(areaCode)
  const viewer = { userId: nobody, enterpriseId, day }
  const condition = 'ids' in which ? inArray(product.id, [...which.ids]) : inArray(product.code, [...which.codes])
  const rows = await joined(db, viewer, stockArea).where(condition)
  const held = await heldFor(db, viewer, rows.map((row) => row.product.id))
  return rows.map((row): Sellable => {
    const viewed = viewedOf(row, viewer, held)
    return {
      productId: viewed.id,
      code: viewed.code,
      name: viewed.name,
      imageUrl: productPicture(viewed),
      unit: viewed.unit,
      packing: viewed.packing,
      units: viewed.units,
      tags: viewed.tags,
      brandName: viewed.brandName,
      categoryIds: [viewed.category1Id, viewed.category2Id, viewed.category3Id],
      marketTiers: viewed.marketTiers,
      day,
      agreements: viewed.agreements,
      quotes: [],
      deliveryText: viewed.deliveryText,
      materialCode: viewed.materialCode,
      taxBp: viewed.taxBp,
      supportsSpecialInvoice: viewed.supportsSpecialInvoice,
      moq: viewed.moq,
      step: viewed.step,
      maxQty: viewed.maxQty,
      isNonAgreed: viewed.isNonAgreed,
      saleState: viewed.saleState,
      stockArea,
      stock: viewed.stock,
    }
  })
}

/** Products by id, as one enterprise may buy them on a day, delivered to `areaCode`; unknown ids are left out. */
export const sellablesOf = async (db: Db, company: Company, productIds: readonly number[], areaCode: string): Promise<Sellable[]> =>
  productIds.length === 0 ? [] : loadSellable(db, company, { ids: productIds }, areaCode)

/** The same by product code. */
export const sellablesByCode = async (db: Db, company: Company, codes: readonly string[], areaCode: string): Promise<Sellable[]> =>
  codes.length === 0 ? [] : loadSellable(db, company, { codes }, areaCode)
