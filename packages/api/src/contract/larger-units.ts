import { packedRatio, readPacking, type UnitRatio } from './packing.ts'

/** A larger unit that holds whole pieces: 1 箱 = 5 包. */
export interface LargerUnit {
  readonly Name: string
  /** Pieces in one of it. */
  readonly Pieces: number
}

/** How a product is sold and packed: `包`, `5包/箱`, and what else it is counted in. */
export interface CountedGoods {
  readonly unit: string
  readonly packing: string
  readonly units: readonly LargerUnit[]
}

/** What the packing says in the form of a larger unit; null where it says nothing of pieces. */
const ofPacking = ({ unit, packing }: Pick<CountedGoods, 'unit' | 'packing'>): LargerUnit | null => {
  const read = readPacking(packing)
  return read?.inner === unit && read.count > 1 ? { Name: read.outer, Pieces: read.count } : null
}

/** All larger units of a product, the smallest first: those that it has, and that of its packing. */
export const largerUnitsOf = (goods: CountedGoods): LargerUnit[] => {
  const packed = ofPacking(goods)
  const others = packed === null || goods.units.some(({ Name }) => Name === packed.Name) ? [] : [packed]
  return [...goods.units, ...others].toSorted((one, other) => one.Pieces - other.Pieces)
}

/** Why a larger unit cannot stand beside the packing, null when it can: both say how many pieces it holds. */
export const largerUnitProblem = (goods: CountedGoods): string | null => {
  const packed = ofPacking(goods)
  const other = goods.units.find(({ Name, Pieces }) => Name === packed?.Name && Pieces !== packed.Pieces)
  return other === undefined ? null : `包装规格说 1${other.Name} 是 ${packed?.Pieces ?? ''}${goods.unit}，与 ${other.Pieces}${goods.unit} 不同`
}

/** 1箱 = 5包，1托 = 200包 */
export const largerUnitsText = (unit: string, units: readonly LargerUnit[]): string => units.map(({ Name, Pieces }) => `1${Name} = ${Pieces}${unit}`).join('，')

/** How a product is packed, in words: what its larger units hold, after a packing that says something else. */
export const packingText = (goods: CountedGoods): string => {
  const [units, isCounted] = [largerUnitsText(goods.unit, largerUnitsOf(goods)), ofPacking(goods) !== null]
  return [isCounted ? '' : goods.packing, units].filter((text) => text !== '').join('，')
}

/** So many pieces in the largest of the units that holds them without a rest: `2箱`; null where none does. */
export const wholeUnitsText = (pieces: number, units: readonly LargerUnit[]): string | null => {
  const whole = units.toSorted((one, other) => other.Pieces - one.Pieces).find(({ Pieces }) => pieces >= Pieces && pieces % Pieces === 0)
  return whole === undefined ? null : `${pieces / whole.Pieces}${whole.Name}`
}

/** So many pieces as they are taken from a shelf: as many of the largest unit as there are, then of the next, then single ones: `4箱 3包`; null where they fill none. */
export const unitsAndPiecesText = (pieces: number, unit: string, units: readonly LargerUnit[]): string | null => {
  let rest = pieces
  const parts: string[] = []
  for (const { Name, Pieces } of units.toSorted((one, other) => other.Pieces - one.Pieces)) {
    const count = Math.floor(rest / Pieces)
    if (count > 0) parts.push(`${count}${Name}`)
    rest -= count * Pieces
  }
  if (parts.length === 0) return null
  return [...parts, ...(rest > 0 ? [`${rest}${unit}`] : [])].join(' ')
}

/** How an amount in the unit `asked` is counted in that of a product; null where nothing says it: then somebody has to ask. */
export const countedRatio = (goods: CountedGoods, asked: string): UnitRatio | null => {
  const larger = goods.units.find(({ Name }) => Name === asked)
  return larger === undefined ? packedRatio(goods.unit, readPacking(goods.packing), asked) : { of: larger.Pieces, per: 1 }
}
