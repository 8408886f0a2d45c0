import { createRandom } from '../seeded-random.ts'
import { pngAddress } from './png-address.ts'
import { puzzle } from './rules.ts'
import type { Puzzle } from './draw-puzzle.ts'

/** A puzzle whose pictures are one grey pixel each, for tests that know where the piece belongs. */
export const undrawnPuzzle = (seed: number): Puzzle => {
  const random = createRandom(seed)
  const picture = pngAddress({ width: 1, height: 1, data: new Uint8Array([128, 128, 128]), channels: 3, depth: 8 })
  return {
    background: picture,
    piece: picture,
    targetX: random.int(puzzle.piece + 1, puzzle.width - puzzle.piece),
    pieceY: random.int(0, puzzle.height - puzzle.piece),
  }
}
