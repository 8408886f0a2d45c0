import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { place } from './place.ts'

const view = { width: 1000, height: 600 }
const panel = { width: 200, height: 120 }
const anchor = { x: 400, y: 200, width: 80, height: 32 }

describe('place', () => {
  test.each([
    ['bottom', 'start', false, { x: 400, y: 236, side: 'bottom' }],
    ['bottom', 'end', false, { x: 280, y: 236, side: 'bottom' }],
    ['bottom', 'center', false, { x: 340, y: 236, side: 'bottom' }],
    ['top', 'start', false, { x: 400, y: 76, side: 'top' }],
    ['bottom', 'start', true, { x: 280, y: 236, side: 'bottom' }],
    ['bottom', 'end', true, { x: 400, y: 236, side: 'bottom' }],
  ] as const)('%s %s, rtl %s', (side, align, rtl, at) => {
    expect(place(anchor, panel, view, { side, align }, rtl)).toEqual(at)
  })

  test('turns to the side with room', () => {
    expect(place({ ...anchor, y: 520 }, panel, view, { side: 'bottom', align: 'start' }).side).toBe('top')
    expect(place({ ...anchor, y: 40 }, panel, view, { side: 'top', align: 'start' }).side).toBe('bottom')
  })

  test('is never over the edge of the window', () => {
    const near = { x: fc.integer({ min: -50, max: 1050 }), y: fc.integer({ min: -50, max: 650 }) }
    fc.assert(
      fc.property(
        fc.record({ ...near, width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 60 }) }),
        fc.constantFrom('start' as const, 'center' as const, 'end' as const),
        fc.boolean(),
        (box, align, rtl) => {
          const { x, y } = place(box, panel, view, { side: 'bottom', align }, rtl)
          expect(x).toBeGreaterThanOrEqual(8)
          expect(y).toBeGreaterThanOrEqual(8)
          expect(x + panel.width).toBeLessThanOrEqual(view.width - 8)
          expect(y + panel.height).toBeLessThanOrEqual(view.height - 8)
        },
      ),
    )
  })
})
