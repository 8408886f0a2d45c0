import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTrack } from './track.ts'

test('starts at zero and counts whole pixels and milliseconds', () => {
  const track = startTrack(1000)
  track.add(136.4, 5.6, 1040.2)
  expect(track.points()).toEqual([
    { x: 0, y: 0, t: 0 },
    { x: 136, y: 6, t: 40 },
  ])
})

test('points of one frame are one point, but the last is always included', () => {
  const track = startTrack(0)
  for (let ms = 1; ms <= 10; ms += 1) track.add(ms, 0, ms)
  expect(track.points().map((point) => point.t)).toEqual([0, 10])
})

test('never exceeds the limit of the service, also after a long drag', () => {
  const track = startTrack(0)
  for (let frame = 1; frame <= 5000; frame += 1) track.add(frame, 0, frame * 16)
  expect(track.points()).toHaveLength(2000)
  expect(track.points().at(-1)?.t).toBe(80_000)
})

test('times never run back', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.integer(), fc.nat(100))), (moves) => {
      const track = startTrack(0)
      let now = 0
      for (const [x, y, wait] of moves) {
        now += wait
        track.add(x, y, now)
      }
      const times = track.points().map((point) => point.t)
      expect(times.toSorted((a, b) => a - b)).toEqual(times)
      expect(times.at(-1)).toBe(now)
    }),
  )
})
