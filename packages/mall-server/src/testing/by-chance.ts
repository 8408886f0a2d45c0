import { createRandom } from '../platform/seeded-random.ts'

/** Seeds of a test that plays moves by chance: so many, or as many as `MONEY_SEQUENCES` says. */
export const seedsOf = (usual: number): readonly number[] => Array.from({ length: Number(process.env.MONEY_SEQUENCES ?? usual) }, (_, at) => at + 1)

/** Whole numbers from 0 on, below the given one: the same for the same seed. */
export const randomOf = (seed: number): ((below: number) => number) => {
  const random = createRandom(seed)
  return (below) => random.int(0, below - 1)
}
