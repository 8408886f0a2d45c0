import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { drawPuzzle } from './draw-puzzle.ts'
import { puzzle } from './rules.ts'

const pixelsOf = (dataUrl: string) => decode(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))

describe('a drawn puzzle', () => {
  const drawings = [1, 2, 3, 4, 5, 6].map((seed) => drawPuzzle(seed))

  it('has pictures of the stated size', () => {
    for (const drawn of drawings) {
      expect(pixelsOf(drawn.background)).toMatchObject({ width: puzzle.width, height: puzzle.height, channels: 3 })
      expect(pixelsOf(drawn.piece)).toMatchObject({ width: puzzle.piece, height: puzzle.piece, channels: 4 })
    }
  })

  it('has the hole inside the picture, away from where the piece starts', () => {
    for (const drawn of drawings) {
      expect(drawn.targetX).toBeGreaterThan(puzzle.piece)
      expect(drawn.targetX + puzzle.piece).toBeLessThanOrEqual(puzzle.width)
      expect(drawn.pieceY + puzzle.piece).toBeLessThanOrEqual(puzzle.height)
    }
  })

  it('has the place of the piece among the holes on its row by chance alone', () => {
    const places = Array.from({ length: 40 }, (_, seed) => Math.floor((drawPuzzle(seed).targetX - puzzle.piece) / puzzle.holePitch))
    expect(new Set(places).size).toBeGreaterThanOrEqual(puzzle.holes)
  })

  it('is transparent around the piece', () => {
    for (const drawn of drawings) expect(pixelsOf(drawn.piece).data[3]).toBe(0)
  })

  it('is another one each time', () => {
    expect(new Set(drawings.map((drawn) => drawn.background)).size).toBe(drawings.length)
  })
})
