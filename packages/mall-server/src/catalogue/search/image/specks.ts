/** A part smaller than this share of all parts is a speck: a button over a corner, dust, the dot of a watermark. */
const speckShare = 0.02
/** What is left without specks is this share of all at least; otherwise the object is made of small parts, as a box of clips is. */
const objectShare = 0.9

/** The pixels of a picture as rows from the top: 1 where there is something. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly cells: Uint8Array<ArrayBuffer>
}

/** Indexes of all that hangs together with `start`, corners included; takes them out of `left`. */
const takeWhole = (left: Uint8Array, { width, height }: Mask, start: number): number[] => {
  const part = [start]
  left[start] = 0
  for (let next = 0; next < part.length; next++) {
    const [x, y] = [(part[next] ?? 0) % width, Math.floor((part[next] ?? 0) / width)]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const index = row * width + column
        if (left[index] !== 1) continue
        left[index] = 0
        part.push(index)
      }
    }
  }
  return part
}

/** The mask without what is tiny beside the rest: an object is not one size larger for a speck beside it. */
export const withoutSpecks = (mask: Mask): Mask => {
  const left = mask.cells.slice()
  const parts: number[][] = []
  for (let index = left.indexOf(1); index >= 0; index = left.indexOf(1, index + 1)) parts.push(takeWhole(left, mask, index))
  const total = parts.reduce((sum, part) => sum + part.length, 0)
  const object = parts.filter((part) => part.length >= total * speckShare).flat()
  if (object.length < total * objectShare) return mask
  const cells = new Uint8Array(mask.cells.length)
  for (const index of object) cells[index] = 1
  return { ...mask, cells }
}
