import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isHeadingInto } from './safe-area.ts'

const box = { left: 200, top: 0, right: 600, bottom: 400 }

describe('isHeadingInto', () => {
  test.each([
    ['straight into the panel', { x: 100, y: 100 }, { x: 110, y: 100 }, true],
    ['diagonally down into it', { x: 100, y: 100 }, { x: 110, y: 110 }, true],
    ['away from it', { x: 100, y: 100 }, { x: 90, y: 100 }, false],
    ['straight down beside it', { x: 100, y: 100 }, { x: 100, y: 110 }, false],
    ['down too steeply to meet it', { x: 190, y: 390 }, { x: 191, y: 410 }, false],
    ['not at all, outside', { x: 100, y: 100 }, { x: 100, y: 100 }, false],
    ['not at all, inside', { x: 300, y: 100 }, { x: 300, y: 100 }, true],
    ['from the other side, as in right-to-left pages', { x: 700, y: 100 }, { x: 690, y: 104 }, true],
  ])('%s', (_, from, to, expected) => {
    expect(isHeadingInto(from, to, box)).toBe(expected)
  })

  test('slack tolerates a path that misses the corner', () => {
    const from = { x: 100, y: 380 }
    const to = { x: 110, y: 383.5 }
    expect(isHeadingInto(from, to, box)).toBe(false)
    expect(isHeadingInto(from, to, box, 24)).toBe(true)
  })

  const coordinate = fc.integer({ min: -1000, max: 1000 })
  const point = fc.record({ x: coordinate, y: coordinate })
  const within = fc.record({ x: fc.integer({ min: box.left, max: box.right }), y: fc.integer({ min: box.top, max: box.bottom }) })

  test('a pointer that aims at a point of the box is heading into it, from any distance', () => {
    fc.assert(
      fc.property(point, within, fc.double({ min: 0.05, max: 1, noNaN: true }), (from, aim, way) => {
        const to = { x: from.x + (aim.x - from.x) * way, y: from.y + (aim.y - from.y) * way }
        return isHeadingInto(from, to, box, 1)
      }),
    )
  })

  test('a pointer outside that turns back is not', () => {
    const outside = point.filter(({ x, y }) => x < box.left || x > box.right || y < box.top || y > box.bottom)
    fc.assert(
      fc.property(outside, within, (from, aim) => {
        const to = { x: from.x - (aim.x - from.x), y: from.y - (aim.y - from.y) }
        return !isHeadingInto(from, to, box)
      }),
    )
  })
})
