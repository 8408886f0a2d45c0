/** 5包/箱: one of the outer unit holds so many of the inner one. */
export interface Packing {
  readonly count: number
  readonly inner: string
  readonly outer: string
}

/** What a product's 包装规格 says of its units; null when it says nothing of them, as 1箱. */
export const readPacking = (packing: string): Packing | null => {
  const [, count, inner, outer] = /^([1-9]\d{0,3})([^\d/]+)\/([^\d/]+)$/u.exec(packing.replaceAll(/\s/g, '')) ?? []
  return count === undefined || inner === undefined || outer === undefined ? null : { count: Number(count), inner, outer }
}

/** So many (`of`) of one unit are so many (`per`) of another. */
export interface UnitRatio {
  readonly of: number
  readonly per: number
}

/** How an amount in the unit `asked` is counted in `unit`, by the packing; null when the packing does not say it: then somebody has to ask. */
export const packedRatio = (unit: string, packing: Packing | null, asked: string): UnitRatio | null => {
  if (packing === null) return null
  if (asked === packing.outer && unit === packing.inner) return { of: packing.count, per: 1 }
  return asked === packing.inner && unit === packing.outer ? { of: 1, per: packing.count } : null
}

/** So many of the asked unit in whole ones of the other, never fewer than were asked for. */
export const inUnitOf = ({ of, per }: UnitRatio, amount: number): number => Math.ceil((amount * of) / per)
