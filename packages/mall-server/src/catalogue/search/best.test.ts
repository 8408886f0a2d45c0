import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBest } from './best.ts'

it('has the first of all in order, however few', () => {
  fc.assert(fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 400 }), fc.integer({ min: 1, max: 60 }), (ranks, count) => {
    const items = ranks.map((rank, id) => ({ id, rank }))
    const best = createBest(count)
    for (const { id, rank } of items) best.add(id, rank)
    expect(best.inOrder()).toEqual(items.toSorted((one, other) => other.rank - one.rank || one.id - other.id).slice(0, count))
  }))
})
