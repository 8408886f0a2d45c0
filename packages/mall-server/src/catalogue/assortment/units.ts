import { readPacking } from '@mall/api/contract'

/** How a product is sold and packed: `包`, `5包/箱`. */
export interface PackedProduct {
  readonly unit: string
  readonly packing: string
}

/** A number of pieces of the product's unit for a number of the asked unit, as a fraction. */
interface Ratio {
  readonly of: number
  readonly per: number
}

const sameUnit: Ratio = { of: 1, per: 1 }

/** Measure words of a single piece: twenty 台 of a product that is sold by the 个 are twenty. */
const pieceWords: ReadonlySet<string> = new Set(['个', '只', '件', '台', '把'])

/** How the asked unit is counted in that of the product, by its packing; null where nothing says so: then somebody has to ask. */
export const unitRatio = ({ unit, packing: text }: PackedProduct, asked: string): Ratio | null => {
  if (asked.trim() === unit || (pieceWords.has(asked.trim()) && pieceWords.has(unit))) return sameUnit
  const packing = readPacking(text)
  if (packing === null) return null
  if (unit === packing.inner && asked.trim() === packing.outer) return { of: packing.count, per: 1 }
  return unit === packing.outer && asked.trim() === packing.inner ? { of: 1, per: packing.count } : null
}

/** So many of the asked unit in whole ones of the product's, never fewer than were asked for. */
export const inUnitOf = ({ of, per }: Ratio, quantity: number): number => Math.ceil((quantity * of) / per)

/** A price of one asked unit as that of one of the product's unit, fen. */
export const priceInUnitOf = ({ of, per }: Ratio, priceFen: number): number => Math.round((priceFen * per) / of)

/** `1箱=5包`; nothing where the units are the same. */
export const ratioText = ({ unit }: PackedProduct, asked: string, { of, per }: Ratio): string => (of === per ? '' : of > per ? `1${asked}=${of}${unit}` : `1${unit}=${per}${asked}`)
