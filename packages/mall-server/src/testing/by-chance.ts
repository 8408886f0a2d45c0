import { createRandom } from '../platform/seeded-random.ts'

/** With `MONEY_SEQUENCES` tests of moves by chance play so many sequences, others each time; without it their usual ones, the same each time. */
const asked = process.env.MONEY_SEQUENCES === undefined ? undefined : Number(process.env.MONEY_SEQUENCES)

/** How many sequences a property plays and by which seed, as fast-check takes it. A failure says its seed. */
export const sequencesOf = (usual: number, seed: number): { readonly numRuns: number; readonly seed?: number } => (asked === undefined ? { numRuns: usual, seed } : { numRuns: asked })

/** Sequences that take products of their own: the small catalogue has enough for these. */
const mostWithOwnGoods = 40

/** Seeds of a test that plays a sequence by each, on products of its own. */
export const seedsOf = (usual: number): readonly number[] => {
  const first = asked === undefined ? 1 : Math.floor(Math.random() * 1_000_000_000)
  return Array.from({ length: asked === undefined ? usual : Math.min(asked, mostWithOwnGoods) }, (_, at) => first + at)
}

/** Whole numbers from 0 on, below the given one: the same for the same seed. */
export const randomOf = (seed: number): ((below: number) => number) => {
  const random = createRandom(seed)
  return (below) => random.int(0, below - 1)
}
