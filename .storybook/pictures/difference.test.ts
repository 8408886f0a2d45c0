import { describe, expect, test } from 'vitest'
import { difference, type Pixels } from './difference.ts'

const white = [255, 255, 255, 255]
const ink = [28, 31, 34, 255]
const divider = [228, 226, 219, 255]

/** A picture drawn by rectangles, the last one on top. */
function draw(width: number, height: number, ...rectangles: [x: number, y: number, width: number, height: number, colour: number[]][]): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (const [left, top, across, down, colour] of [[0, 0, width, height, white] as const, ...rectangles])
    for (let y = top; y < top + down; y++) for (let x = left; x < left + across; x++) data.set(colour, (y * width + x) * 4)
  return { width, height, data }
}

const blank = draw(200, 120)

test('the same picture has no difference', () => {
  expect(difference(blank, draw(200, 120))).toMatchObject({ changed: 0, boxes: [] })
})

describe('what a reviewer must be told', () => {
  test('a corner whose radius grew by two pixels, drawn in the palest line there is', () => {
    const square = draw(200, 120, [40, 40, 60, 1, divider])
    const rounder = draw(200, 120, [42, 40, 58, 1, divider], [41, 41, 1, 1, divider])
    expect(difference(square, rounder).boxes).toEqual([{ x: 40, y: 40, width: 2, height: 2 }])
  })

  test('a text that became longer', () => {
    const text = draw(200, 120, [10, 10, 40, 12, ink])
    const longer = draw(200, 120, [10, 10, 52, 12, ink])
    expect(difference(text, longer)).toMatchObject({ changed: 12 * 12, boxes: [{ x: 50, y: 10, width: 12, height: 12 }] })
  })

  test('a focus ring that is gone', () => {
    const ring = draw(200, 120, [38, 38, 84, 44, [23, 94, 122, 255]], [40, 40, 80, 40, white])
    expect(difference(ring, blank).boxes).toEqual([{ x: 38, y: 38, width: 84, height: 44 }])
  })
})

test('places far from each other are told apart, from top to bottom', () => {
  const two = draw(200, 120, [150, 100, 5, 5, ink], [5, 5, 5, 5, ink])
  expect(difference(blank, two).boxes).toEqual([
    { x: 5, y: 5, width: 5, height: 5 },
    { x: 150, y: 100, width: 5, height: 5 },
  ])
})

test('a page that grew is changed where it grew', () => {
  const { boxes, picture } = difference(blank, draw(200, 130))
  expect(boxes).toEqual([{ x: 0, y: 120, width: 200, height: 10 }])
  expect(picture).toMatchObject({ width: 200, height: 130 })
})

test('rounding of a colour is no difference', () => {
  expect(difference(blank, draw(200, 120, [0, 0, 200, 120, [254, 253, 255, 255]])).changed).toBe(0)
})
