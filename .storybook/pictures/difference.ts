/** A decoded picture, four bytes a pixel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Difference {
  /** How many pixels are not the same. */
  readonly changed: number
  /** Where, from top to bottom. */
  readonly boxes: readonly Box[]
  /** The picture after, pale, with what changed in red. */
  readonly picture: Pixels
}

/** Differences closer than this are one. */
const cell = 24
/** Less than this in each channel is rounding. */
const tolerance = 2

function isSame(a: Pixels, b: Pixels, x: number, y: number): boolean {
  if (x >= a.width || y >= a.height || x >= b.width || y >= b.height) return false
  const atA = (y * a.width + x) * 4
  const atB = (y * b.width + x) * 4
  for (let channel = 0; channel < 4; channel++)
    if (Math.abs((a.data[atA + channel] ?? 0) - (b.data[atB + channel] ?? 0)) > tolerance) return false
  return true
}

/** Paints a pixel: red where it changed, pale otherwise. */
function paint(into: Uint8Array, at: number, after: Pixels, x: number, y: number, same: boolean): void {
  const from = (y * after.width + x) * 4
  const grey = ((after.data[from] ?? 255) * 2 + (after.data[from + 1] ?? 255) * 5 + (after.data[from + 2] ?? 255)) / 8
  const pale = 255 - (255 - grey) * 0.25
  into.set(same ? [pale, pale, pale, 255] : [215, 0, 60, 255], at)
}

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

const joined = (a: Edges, b: Edges): Edges => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

/** Joins cells that touch. */
function boxesOf(cells: Map<string, Edges>): Box[] {
  const boxes: Box[] = []
  for (const start of cells.keys()) {
    let edges: Edges | undefined
    const reached = [start]
    for (let key = reached.pop(); key !== undefined; key = reached.pop()) {
      const own = cells.get(key)
      if (!own) continue
      cells.delete(key)
      edges = edges ? joined(edges, own) : own
      const [column = 0, row = 0] = key.split(' ').map(Number)
      for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) reached.push(`${column + dx} ${row + dy}`)
    }
    if (edges) boxes.push({ x: edges.left, y: edges.top, width: edges.right - edges.left + 1, height: edges.bottom - edges.top + 1 })
  }
  return boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)
}

/** Compares two pictures, also of different sizes: what only one of them has is changed. */
export function difference(before: Pixels, after: Pixels): Difference {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const data = new Uint8Array(width * height * 4)
  const cells = new Map<string, Edges>()
  let changed = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const same = isSame(before, after, x, y)
      paint(data, (y * width + x) * 4, after, x, y, same)
      if (same) continue
      changed++
      const key = `${Math.floor(x / cell)} ${Math.floor(y / cell)}`
      const here = { left: x, top: y, right: x, bottom: y }
      const known = cells.get(key)
      cells.set(key, known ? joined(known, here) : here)
    }
  return { changed, boxes: boxesOf(cells), picture: { width, height, data } }
}
