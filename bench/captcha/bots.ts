import type { SeenPuzzle } from './picture.ts'

/** Where a program guesses the piece belongs: its left edge, px. */
export type Bot = (seen: SeenPuzzle) => number

interface Spot { readonly x: number; readonly y: number }

/** How opaque a pixel is that belongs to the piece and not to its shadow. */
const solid = 0.85

const spotsOf = ({ size, alpha }: SeenPuzzle, isWanted: (alpha: (x: number, y: number) => number, x: number, y: number) => boolean): Spot[] => {
  const alphaAt = (x: number, y: number) => (x < 0 || y < 0 || x >= size || y >= size ? 0 : (alpha[y * size + x] ?? 0))
  const spots: Spot[] = []
  for (let y = -6; y < size + 6; y++) for (let x = -6; x < size + 6; x++) if (isWanted(alphaAt, x, y)) spots.push({ x, y })
  return spots
}

/** The place where a score is highest, among all to which the piece can be slid, and not where it lies at first. */
const best = ({ width, size }: SeenPuzzle, score: (x: number) => number): number => {
  let found = { x: size, score: -Infinity }
  for (let x = Math.round(size * 0.75); x <= width - size; x++) {
    const here = score(x)
    if (here > found.score) found = { x, score: here }
  }
  return found.x
}

const lightAt = ({ width, height, light }: SeenPuzzle, x: number, y: number): number =>
  light[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 0

const mean = <Item>(spots: readonly Item[], value: (spot: Item) => number): number => spots.reduce((sum, spot) => sum + value(spot), 0) / Math.max(1, spots.length)

/** Takes the patch in the form of the piece that is darkest relative to its surroundings. */
export const darkestPatch: Bot = (seen) => {
  const inside = spotsOf(seen, (alpha, x, y) => alpha(x, y) >= solid)
  const beside = spotsOf(seen, (alpha, x, y) => alpha(x, y) < 0.05)
  return best(seen, (x) => {
    const light = (spot: Spot) => lightAt(seen, x + spot.x, seen.pieceY + spot.y)
    return mean(beside, light) - mean(inside, light)
  })
}

/** The points of an outline, with the direction out of it. */
interface Edge extends Spot { readonly nx: number; readonly ny: number }

const outlineOf = (seen: SeenPuzzle): Edge[] => {
  const { size, alpha } = seen
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= size || y >= size ? 0 : (alpha[y * size + x] ?? 0))
  return spotsOf(seen, (_, x, y) => at(x, y) >= solid && [at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)].some((value) => value < solid)).map(({ x, y }) => {
    let [nx, ny] = [0, 0]
    for (let dy = -3; dy <= 3; dy++) for (let dx = -3; dx <= 3; dx++) if (at(x + dx, y + dy) < solid) [nx, ny] = [nx + dx, ny + dy]
    const length = Math.hypot(nx, ny) || 1
    return { x, y, nx: nx / length, ny: ny / length }
  })
}

/** How steeply the brightness changes across an edge. */
const steepness = (seen: SeenPuzzle, x: number, y: number, { nx, ny }: Pick<Edge, 'nx' | 'ny'>): number => {
  const dx = lightAt(seen, x + 1, y) - lightAt(seen, x - 1, y)
  const dy = lightAt(seen, x, y + 1) - lightAt(seen, x, y - 1)
  return Math.abs(dx * nx + dy * ny)
}

const fitOf = (seen: SeenPuzzle, edges: readonly Edge[], x: number): number =>
  // No single edge of the picture may decide: each counts up to a limit.
  mean(edges, (edge) => Math.min(30, steepness(seen, Math.round(x + edge.x), Math.round(seen.pieceY + edge.y), edge)))

/** Slides the outline of the piece over the edges of the background and takes the place with the best fit. */
export const outlineTemplate: Bot = (seen) => {
  const edges = outlineOf(seen)
  return best(seen, (x) => fitOf(seen, edges, x))
}

/** Slides the picture of the piece over the background and takes the place with the highest correlation, whatever the light. */
export const pictureTemplate: Bot = (seen) => {
  const inside = spotsOf(seen, (alpha, x, y) => alpha(x, y) >= solid)
  const piece = (spot: Spot) => seen.pieceLight[spot.y * seen.size + spot.x] ?? 0
  const pieceMean = mean(inside, piece)
  return best(seen, (x) => {
    const light = (spot: Spot) => lightAt(seen, x + spot.x, seen.pieceY + spot.y)
    const lightMean = mean(inside, light)
    const spread = Math.sqrt(mean(inside, (spot) => (light(spot) - lightMean) ** 2) * mean(inside, (spot) => (piece(spot) - pieceMean) ** 2))
    return mean(inside, (spot) => (light(spot) - lightMean) * (piece(spot) - pieceMean)) / (spread || 1)
  })
}

/** The outline again, rotated and resized too: an attack by somebody who knows how these puzzles are drawn. */
export const turnedTemplate: Bot = (seen) => {
  const edges = outlineOf(seen)
  const middle = seen.size / 2
  let found = { x: 0, score: -Infinity }
  for (let angle = -0.7; angle <= 0.7; angle += 0.1) {
    for (const size of [0.92, 1, 1.08]) {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const turned = edges.map(({ x, y, nx, ny }) => {
        const [dx, dy] = [(x - middle) * size, (y - middle) * size]
        return { x: middle + dx * cos - dy * sin, y: middle + dx * sin + dy * cos, nx: nx * cos - ny * sin, ny: nx * sin + ny * cos }
      })
      const x = best(seen, (place) => fitOf(seen, turned, place))
      const score = fitOf(seen, turned, x)
      if (score > found.score) found = { x, score }
    }
  }
  return found.x
}
