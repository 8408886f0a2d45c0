import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createRandom } from './seeded-random.ts'
import { repeatableRandomness, systemRandomness } from './randomness.ts'

const drawn = (seed: number) => {
  const randomness = repeatableRandomness(createRandom(seed))
  return [randomness.uuid(), randomness.bytes(4), randomness.uuid()]
}

describe('randomness', () => {
  it('returns the same values for the same seed, and others for another', () => {
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(1)).not.toEqual(drawn(2))
  })

  it.each([['repeatable', repeatableRandomness(createRandom(7))], ['system', systemRandomness]] as const)('%s: UUIDs of version 4, all different', (_name, randomness) => {
    const ids = Array.from({ length: 100 }, () => randomness.uuid())
    for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
    expect(new Set(ids).size).toBe(100)
    expect(randomness.bytes(5)).toHaveLength(5)
  })
})
