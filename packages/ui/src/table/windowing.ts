/** From this many rows on only visible rows are in the document. */
export const VIRTUAL_FROM = 200

/** The rows to render: from `first` to `end`, exclusive. */
export interface RowWindow {
  readonly first: number
  readonly end: number
}

/** The offset of each row in px, followed by the total height. */
export const offsetsOf = (count: number, heightOf: (index: number) => number): number[] => {
  const offsets = [0]
  for (let index = 0; index < count; index += 1) offsets.push((offsets[index] ?? 0) + heightOf(index))
  return offsets
}

/** The rows between `top` and `top + height`, with `overscan` more on either side. Never empty while there are rows. */
export const rowWindow = (offsets: readonly number[], top: number, height: number, overscan: number): RowWindow => {
  const count = offsets.length - 1
  const first = rowAt(offsets, top)
  const last = rowAt(offsets, top + height)
  return { first: Math.max(0, first - overscan), end: Math.min(count, last + 1 + overscan) }
}

/** The row at `y`, or the nearest one. */
const rowAt = (offsets: readonly number[], y: number): number => {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((offsets[middle] ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return low
}
