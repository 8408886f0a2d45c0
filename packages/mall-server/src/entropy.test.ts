import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createRandom } from './random.ts'
import { repeatableEntropy, systemEntropy } from './entropy.ts'

const drawn = (seed: number) => {
  const entropy = repeatableEntropy(createRandom(seed))
  return [entropy.uuid(), entropy.bytes(4), entropy.uuid()]
}

describe('entropy', () => {
  it('returns the same values for the same seed, and others for another', () => {
    expect(drawn(1)).toEqual(drawn(1))
    expect(drawn(1)).not.toEqual(drawn(2))
  })

  it.each([['repeatable', repeatableEntropy(createRandom(7))], ['system', systemEntropy]] as const)('%s: UUIDs of version 4, all different', (_name, entropy) => {
    const ids = Array.from({ length: 100 }, () => entropy.uuid())
    for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true)
    expect(new Set(ids).size).toBe(100)
    expect(entropy.bytes(5)).toHaveLength(5)
  })
})
