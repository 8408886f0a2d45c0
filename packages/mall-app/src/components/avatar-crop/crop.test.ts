import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covering, cropAfter, frameSize, placeOf } from './crop.ts'

const side = fc.integer({ min: 1, max: 8000 })
const offset = fc.double({ min: -5000, max: 5000, noNaN: true })

test('the picture covers the frame, wherever it is pushed', () => {
  fc.assert(
    fc.property(side, side, fc.double({ min: -9, max: 9, noNaN: true }), offset, offset, (width, height, zoom, x, y) => {
      const crop = covering({ width, height }, { zoom, x, y })
      const place = placeOf({ width, height }, crop)
      expect(place.left).toBeLessThanOrEqual(0.001)
      expect(place.top).toBeLessThanOrEqual(0.001)
      expect(place.left + place.width).toBeGreaterThanOrEqual(frameSize - 0.001)
      expect(place.top + place.height).toBeGreaterThanOrEqual(frameSize - 0.001)
    }),
  )
})

test('a wide picture moves sideways only, until it is zoomed', () => {
  expect(covering({ width: 480, height: 240 }, { zoom: 1, x: 999, y: 50 })).toEqual({ zoom: 1, x: 120, y: 0 })
  expect(covering({ width: 480, height: 240 }, { zoom: 2, x: 999, y: -999 })).toEqual({ zoom: 2, x: 360, y: -120 })
})

test.each([
  ['ArrowLeft', { x: -8 }], ['ArrowDown', { y: 8 }], ['+', { zoom: 1.1 }],
])('%s changes the crop', (key, change) => {
  expect(cropAfter(key, { zoom: 1, x: 0, y: 0 })).toEqual({ zoom: 1, x: 0, y: 0, ...change })
})

test('other keys are left to the page', () => {
  expect(cropAfter('Tab', { zoom: 1, x: 0, y: 0 })).toBeNull()
})

test('is drawn alike in a file of another size', () => {
  const crop = { zoom: 1, x: 12, y: 0 }
  expect(placeOf({ width: 480, height: 240 }, crop, 480)).toEqual({ left: -216, top: 0, width: 960, height: 480 })
})
