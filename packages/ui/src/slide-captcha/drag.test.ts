import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startDrag } from './drag.ts'

const from = { pointerId: 1, x: 100, y: 50, now: 1000, travel: 136, max: 272, from: 0 }

test('client pixels become pixels of the picture', () => {
  const drag = startDrag(from)
  expect(drag.move(168, 53, 1040)).toBe(0.5)
  expect(drag.track()).toEqual([
    { x: 0, y: 0, t: 0 },
    { x: 136, y: 6, t: 40 },
  ])
})

test('a drag begins where the piece is', () => {
  expect(startDrag({ ...from, from: 0.25 }).move(134, 50, 1020)).toBe(0.5)
})

test('points of one frame are one point, but the last is always told', () => {
  const drag = startDrag(from)
  for (let ms = 1; ms <= 10; ms += 1) drag.move(100 + ms, 50, 1000 + ms)
  expect(drag.track().map((point) => point.t)).toEqual([0, 10])
})

test('the track never grows beyond what the service takes, however long one drags', () => {
  const drag = startDrag(from)
  for (let frame = 1; frame <= 5000; frame += 1) drag.move(100 + (frame % 50), 50, 1000 + frame * 16)
  expect(drag.track().length).toBeLessThanOrEqual(2000)
  expect(drag.track().at(-1)?.t).toBe(80_000)
})

test('any movement stays on the way, in time', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.nat(100))), fc.nat(400), (moves, travel) => {
      const drag = startDrag({ ...from, travel })
      let now = 1000
      for (const [x, wait] of moves) {
        now += wait
        const share = drag.move(x, 0, now)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
      const times = drag.track().map((point) => point.t)
      expect(times.toSorted((a, b) => a - b)).toEqual(times)
    }),
  )
})
