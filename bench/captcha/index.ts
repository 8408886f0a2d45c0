import { drawPuzzle } from '../../packages/mall-server/src/platform/captcha/draw-puzzle.ts'
import { tolerancePx } from '../../packages/mall-server/src/platform/captcha/rules.ts'
import { printTable } from '../table.ts'
import { darkestPatch, outlineTemplate, pictureTemplate, turnedTemplate, type Bot } from './bots.ts'
import { seePuzzle } from './picture.ts'

const count = 200

const bots: Readonly<Record<string, Bot>> = {
  'the darkest patch': darkestPatch,
  'the outline of the piece': outlineTemplate,
  'the picture of the piece': pictureTemplate,
  'the outline, turned and resized': turnedTemplate,
}

/** How often programs that see only the two pictures place the piece correctly. */
export const run = async (): Promise<void> => {
  const drawings = Array.from({ length: count }, (_, seed) => drawPuzzle(seed + 1))
  const puzzles = await Promise.all(drawings.map(async (drawn) => ({ drawn, seen: await seePuzzle(drawn) })))
  const bytes = puzzles.reduce((sum, { drawn }) => sum + drawn.background.length + drawn.piece.length, 0) / count
  const begin = performance.now()
  for (let seed = 1; seed <= 50; seed++) drawPuzzle(seed)
  const drawingMs = (performance.now() - begin) / 50
  printTable(
    Object.entries(bots).map(([name, bot]) => {
      const start = performance.now()
      const solved = puzzles.filter(({ drawn, seen }) => Math.abs(bot(seen) - drawn.targetX) <= tolerancePx).length
      return { program: name, solved: `${((solved / count) * 100).toFixed(0)} %`, 'ms each': ((performance.now() - start) / count).toFixed(1) }
    }),
  )
  console.log(`\n${count} puzzles of ${(bytes / 1024).toFixed(0)} KB, ${drawingMs.toFixed(1)} ms to draw one`)
}
