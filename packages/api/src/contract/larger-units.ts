import { packedRatio, readPacking, type UnitRatio } from './packing.ts'
import { readQuantity } from './quantity-text.ts'

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

/** A unit as quantities are read: `ＢＯＸ` and `Box` are `box`. */
export const unitKey = (unit: string): string => unit.trim().normalize('NFKC').toLowerCase()

/** Whether two names are of one unit. */
export const isSameUnit = (one: string, other: string): boolean => unitKey(one) === unitKey(other)

/** Whether a quantity that is typed with a unit is read with it: `2箱`. What is called otherwise could be ordered by nobody. */
export const isReadUnit = (name: string): boolean => unitKey(name) !== '' && readQuantity(`2${name}`).unit === unitKey(name)

/** What the packing says in the form of a larger unit; null where it says nothing of pieces. */
const ofPacking = ({ unit, packing }: Pick<CountedGoods, 'unit' | 'packing'>): LargerUnit | null => {
  const read = readPacking(packing)
  return read?.inner === unit && read.count > 1 ? { Name: read.outer, Pieces: read.count } : null
}

/** All larger units of a product, the smallest first: those that it has, and that of its packing. */
export const largerUnitsOf = (goods: CountedGoods): LargerUnit[] => {
  const packed = ofPacking(goods)
  const others = packed === null || goods.units.some(({ Name }) => isSameUnit(Name, packed.Name)) ? [] : [packed]
  return [...goods.units, ...others].toSorted((one, other) => one.Pieces - other.Pieces)
}

/** Why the larger units cannot stand beside the packing, null when they can: where both of its units are known in pieces, the outer one has to hold what the packing says. */
export const largerUnitProblem = ({ unit, packing, units }: CountedGoods): string | null => {
  const read = readPacking(packing)
  if (read === null) return null
  const piecesOf = (name: string): number | undefined => (isSameUnit(name, unit) ? 1 : units.find(({ Name }) => isSameUnit(Name, name))?.Pieces)
  const [inner, outer] = [piecesOf(read.inner), piecesOf(read.outer)]
  if (inner === undefined || outer === undefined || outer === read.count * inner) return null
  const named = units.filter(({ Name }) => isSameUnit(Name, read.inner) || isSameUnit(Name, read.outer))
  return `包装规格说 1${read.outer} 是 ${read.count}${read.inner}，与 ${largerUnitsText(unit, named)} 不同`
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
  const larger = goods.units.find(({ Name }) => isSameUnit(Name, asked))
  return larger === undefined ? packedRatio(goods.unit, readPacking(goods.packing), asked) : { of: larger.Pieces, per: 1 }
}
