import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutSpecks, type Mask } from './specks.ts'

const maskOf = (...rows: readonly string[]): Mask => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  cells: new Uint8Array([...rows.join('')].map((cell) => (cell === '#' ? 1 : 0))),
})

const rowsOf = ({ width, cells }: Mask): string[] =>
  Array.from({ length: cells.length / width }, (_, row) => [...cells.subarray(row * width, (row + 1) * width)].map((cell) => (cell ? '#' : '.')).join(''))

/** `size` pixels in a square, and one beside it. */
const besides = (size: number) => [...Array.from({ length: size }, () => `${'#'.repeat(size)}..`), `${'.'.repeat(size)}.#`]

test('a speck far smaller than the object is removed', () => {
  expect(rowsOf(withoutSpecks(maskOf(...besides(8)))).join('')).not.toMatch(/\.#$/)
})

test('parts of about one size stay, and so does a part that touches by a corner', () => {
  for (const rows of [besides(2), ['##..', '##..', '..#.', '...#'], ['#.#.#'], ['....']]) expect(rowsOf(withoutSpecks(maskOf(...rows)))).toEqual(rows)
})

test('an object of many small parts stays as it is', () => {
  const rows = Array.from({ length: 20 }, (_, row) => (row % 2 === 0 ? '#.' : '..').repeat(10))
  expect(rowsOf(withoutSpecks(maskOf(...rows)))).toEqual(rows)
})

test('nothing is added, and most of it stays', () => {
  const masks = fc.array(fc.constantFrom(0, 0, 1), { minLength: 256, maxLength: 256 }).map((cells): Mask => ({ width: 16, height: 16, cells: new Uint8Array(cells) }))
  const count = ({ cells }: Mask) => cells.reduce((sum, cell) => sum + cell, 0)
  fc.assert(
    fc.property(masks, (mask) => {
      const clean = withoutSpecks(mask)
      return clean.cells.every((cell, index) => cell <= (mask.cells[index] ?? 0)) && count(clean) >= count(mask) * 0.9
    }),
  )
})
