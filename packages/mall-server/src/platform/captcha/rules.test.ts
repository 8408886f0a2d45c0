import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPlausibleTrack, isRightAnswer, tolerancePx } from './rules.ts'

const drag = [{ x: 0, y: 0, t: 0 }, { x: 20, y: 1, t: 60 }, { x: 90, y: 2, t: 140 }, { x: 120, y: 2, t: 220 }]
const answer = (X: number, Track = drag) => ({ Id: 'any', X, Track, Input: 'pointer' as const })

describe('the position where the piece is released', () => {
  it('may be off by the tolerance and no more, to either side', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 260 }), fc.float({ min: -60, max: 60, noNaN: true }), (target, off) => {
        const X = target + off
        expect(isRightAnswer(answer(X), target)).toBe(Math.abs(X - target) <= tolerancePx)
      }),
    )
  })
})

describe('a track', () => {
  it.each([
    ['a person’s drag', drag, true],
    ['nothing', [], false],
    ['one point', drag.slice(0, 1), false],
    ['a jump', [{ x: 0, y: 0, t: 0 }, { x: 120, y: 0, t: 300 }], false],
    ['too fast', drag.map((point) => ({ ...point, t: point.t / 3 })), false],
    ['standing still', drag.map((point) => ({ ...point, x: 120 })), false],
    ['back in time', drag.map((point, place) => ({ ...point, t: place === 2 ? 1 : point.t })), false],
  ])('of a pointer: %s', (_case, Track, plausible) => {
    expect(isPlausibleTrack({ Track, Input: 'pointer' })).toBe(plausible)
  })

  it('of a keyboard is not checked', () => {
    expect(isPlausibleTrack({ Track: [], Input: 'keyboard' })).toBe(true)
  })
})
