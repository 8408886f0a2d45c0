import { sql, type Column } from 'drizzle-orm'
import type { StaffCaller } from '../../platform/http/define-routes.ts'
import { category, product } from '../../platform/db/schema/catalogue.ts'
import { hiddenFields } from './fields.ts'

const smallestMargin = (id: Column) => sql`(select ${category.minMarginBp} from ${category} where ${category.id} = ${id})`

/**
 * 底价 of a product, fen: its own, else its cost with the smallest margin of its category, or of the nearest one above that has one, upwards to the fen
 * (seller.md §9). Null: nobody has said either.
 */
export const floorInForce = sql<number | null>`coalesce(${product.floorFen}, ceil(${product.costFen} * (10000 + coalesce(${smallestMargin(product.category3Id)}, ${smallestMargin(product.category2Id)}, ${smallestMargin(product.category1Id)}, 0)) / 10000.0))`.mapWith(Number)

/** The floor as somebody may see it: one that is made of a cost says that cost to those who may not see it. */
export const shownFloor = (caller: Pick<StaffCaller, 'permissions'>, ownFen: number | null, inForceFen: number | null): number | null => {
  const hidden = hiddenFields(caller)
  if (hidden.includes('Floor')) return null
  return hidden.includes('Cost') ? ownFen : inForceFen
}
