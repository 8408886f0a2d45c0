/** One way to fill a need: a product in a quantity that can be bought. */
export interface Option {
  readonly code: string
  readonly quantity: number
  /** What the quantity costs. */
  readonly costFen: number
  /** What one counted piece costs, which products of different packings are compared by. */
  readonly pieceFen: number
  readonly isAgreed: boolean
}

export const highestGrade = 4

/** An option with its place among the prices of its need: 0 the lowest, 4 the highest. */
export interface Graded extends Option {
  readonly grade: number
}

export interface Need {
  readonly id: number
  readonly isNecessary: boolean
  readonly options: readonly Graded[]
}

/** An option for each need; null: left out. In the order of the needs. */
export type Choice = readonly (Graded | null)[]

export const costOf = (choice: Choice): number => choice.reduce((sum, option) => sum + (option?.costFen ?? 0), 0)

/** Filling a need is worth more than all agreed prices, and one of these more than all grades. */
const worthOf = ({ isAgreed, grade }: Graded): number => 1_000_000 + (isAgreed ? 1_000 : 0) + grade

export const worthOfChoice = (choice: Choice): number => choice.reduce((sum, option) => sum + (option === null ? 0 : worthOf(option)), 0)

const byCost = (one: Graded, other: Graded): number =>
  one.costFen - other.costFen || Number(other.isAgreed) - Number(one.isAgreed) || other.grade - one.grade || (one.code < other.code ? -1 : 1)

/** The cheapest way: what is necessary, each for the least money. */
export const leastChoice = (needs: readonly Need[]): Choice => needs.map(({ isNecessary, options }) => (isNecessary ? (options.toSorted(byCost)[0] ?? null) : null))

interface State {
  readonly worth: number
  readonly costFen: number
  readonly last: Graded | null
  readonly before: State | null
}

/** Without dominated states: those for which another one is worth as much and costs no more. The rest rises in both. */
const undominated = (states: readonly State[]): State[] => {
  let best = -1
  return states
    .toSorted((one, other) => one.costFen - other.costFen || other.worth - one.worth)
    .filter(({ worth }) => {
      if (worth <= best) return false
      best = worth
      return true
    })
}

/**
 * The choice of the highest value within the budget, the cheapest of those; null when the necessary needs do not fit the budget. The
 * multiple-choice knapsack by dynamic programming over undominated states: exact, and independent of the size of the amounts, since there are only
 * as many states as different values.
 */
export const bestChoice = (needs: readonly Need[], budgetFen: number): Choice | null => {
  let states: State[] = [{ worth: 0, costFen: 0, last: null, before: null }]
  for (const { isNecessary, options } of needs) {
    const ways: readonly (Graded | null)[] = isNecessary && options.length > 0 ? options.toSorted(byCost) : [...options.toSorted(byCost), null]
    states = undominated(
      states.flatMap((before) =>
        ways.flatMap((last): State[] => {
          const costFen = before.costFen + (last?.costFen ?? 0)
          return costFen > budgetFen ? [] : [{ worth: before.worth + (last === null ? 0 : worthOf(last)), costFen, last, before }]
        }),
      ),
    )
  }
  const best = states.at(-1)
  if (best === undefined) return null
  const choice: (Graded | null)[] = []
  for (let state = best; state.before !== null; state = state.before) choice.unshift(state.last)
  return choice
}
