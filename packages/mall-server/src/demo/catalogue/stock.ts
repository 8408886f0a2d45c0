import { stockAreas } from '../../catalogue/assortment/stock-areas.ts'
import type { productStock, Supply } from '../../platform/db/schema/catalogue.ts'
import type { Random } from '../../platform/seeded-random.ts'
import type { ProductRow } from './products.ts'

type StockRow = typeof productStock.$inferInsert

const pieces = (priceFen: number, random: Random): number => {
  if (priceFen >= 100_000) return random.int(4, 60)
  return priceFen >= 10_000 ? random.int(20, 400) : random.int(200, 6000)
}

const supplyOf = (madeToOrder: boolean, random: Random): Supply => {
  if (madeToOrder && random.chance(0.6)) return 'preorder'
  return random.chance(0.07) ? 'delayed' : 'now'
}

/** Where it lies in the first warehouse: its category decides the aisle; every tenth is not entered yet. */
const placeOf = ({ id, category1Id }: ProductRow): string => (id % 10 === 0 ? '' : `${String.fromCodePoint(65 + (category1Id % 26))}-${String(1 + (id % 24)).padStart(2, '0')}-${1 + (id % 4)}`)

/** A stock row of the product in every area. Some products have run out everywhere, some in one area only. */
export const stockOf = (product: ProductRow, madeToOrder: boolean, random: Random): StockRow[] => {
  const isSoldOut = random.chance(0.03)
  const supply = supplyOf(madeToOrder, random)
  return stockAreas.map((areaCode) => ({
    productId: product.id,
    areaCode,
    quantity: isSoldOut || random.chance(0.04) ? 0 : pieces(product.marketPriceFen, random),
    supply: supply === 'now' && random.chance(0.05) ? 'delayed' : supply,
    place: areaCode === stockAreas[0] ? placeOf(product) : '',
  }))
}
