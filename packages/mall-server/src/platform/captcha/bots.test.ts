import { beforeAll, describe, expect, it } from 'vitest'
import { darkestPatch, outlineTemplate, pictureTemplate } from '../../../../../bench/captcha/bots.ts'
import { seePuzzle, type SeenPuzzle } from '../../../../../bench/captcha/picture.ts'
import { drawPuzzle } from './draw-puzzle.ts'
import { tolerancePx } from './rules.ts'

const count = 60

/** Of each bench's programs, how many of a hundred puzzles may be solved. */
const mayBeSolved = 0.3

let puzzles: { readonly seen: SeenPuzzle; readonly targetX: number }[]
beforeAll(async () => {
  const drawings = Array.from({ length: count }, (_, seed) => drawPuzzle(1000 + seed))
  puzzles = await Promise.all(drawings.map(async (drawn) => ({ seen: await seePuzzle(drawn), targetX: drawn.targetX })))
})

describe('a program that sees the two pictures alone', () => {
  it.each([
    ['takes the darkest patch', darkestPatch],
    ['slides the outline of the piece over the edges', outlineTemplate],
    ['slides the picture of the piece over the background', pictureTemplate],
  ])('and %s is wrong more than seven times in ten', (_program, bot) => {
    const solved = puzzles.filter(({ seen, targetX }) => Math.abs(bot(seen) - targetX) <= tolerancePx).length
    expect(solved / count).toBeLessThan(mayBeSolved)
  })
})
