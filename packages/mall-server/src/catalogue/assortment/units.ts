import { countedRatio, type CountedGoods, type UnitRatio } from '@mall/api/contract'

const sameUnit: UnitRatio = { of: 1, per: 1 }

/** Measure words of a single piece: twenty 台 of a product that is sold by the 个 are twenty. */
const pieceWords: ReadonlySet<string> = new Set(['个', '只', '件', '台', '把'])

/** How the asked unit is counted in that of the product, by its larger units and its packing; null where nothing says so: then somebody has to ask. */
export const unitRatio = (goods: CountedGoods, asked: string): UnitRatio | null => {
  const { unit } = goods
  const wanted = asked.trim()
  // What the product itself says of a unit comes first: a 件 may be a box of 24.
  const counted = countedRatio(goods, wanted)
  if (counted !== null) return counted
  return wanted === unit || (pieceWords.has(wanted) && pieceWords.has(unit)) ? sameUnit : null
}

/** A price of one asked unit as that of one of the product's unit, fen. */
export const priceInUnitOf = ({ of, per }: UnitRatio, priceFen: number): number => Math.round((priceFen * per) / of)

/** `1箱=5包`; nothing where the units are the same. */
export const ratioText = ({ unit }: Pick<CountedGoods, 'unit'>, asked: string, { of, per }: UnitRatio): string => (of === per ? '' : of > per ? `1${asked}=${of}${unit}` : `1${unit}=${per}${asked}`)
