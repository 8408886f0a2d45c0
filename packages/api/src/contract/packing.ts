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

/** How many of `unit` as many of another unit are, rounded up to whole ones; null when the packing does not say it. */
export const inUnit = (unit: string, packing: Packing | null, amount: number, of: string): number | null => {
  if (packing === null) return null
  if (of === packing.inner && unit === packing.outer) return Math.ceil(amount / packing.count)
  return of === packing.outer && unit === packing.inner ? amount * packing.count : null
}
