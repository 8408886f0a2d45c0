import { freeze, refund, release, use as spend, useFrozen, type BudgetAmounts, type BudgetChange } from './rules.ts'

/** What an order holds of one budget, fen. The three parts are what the order costs. */
export interface HeldAmounts {
  readonly frozenFen: number
  readonly usedFen: number
  /** What went back to the budget. */
  readonly returnedFen: number
}

/** What becomes of what an order holds of a budget, and of the budget. */
export interface HoldChange {
  readonly held: HeldAmounts
  readonly budget: BudgetChange
}

interface Move {
  readonly change: (budget: BudgetAmounts, amountFen: number) => BudgetChange
  readonly from: keyof HeldAmounts
  readonly to: keyof HeldAmounts
}

const moves = {
  /** At its approval. */
  useFrozen: { change: useFrozen, from: 'frozenFen', to: 'usedFen' },
  /** It comes to nothing before it is approved. */
  release: { change: release, from: 'frozenFen', to: 'returnedFen' },
  /** It comes to nothing later, or goods of it go back. */
  refund: { change: refund, from: 'usedFen', to: 'returnedFen' },
} as const satisfies Readonly<Record<string, Move>>

export type HoldMove = keyof typeof moves

/** Without the keys of its row. */
const partsOf = ({ frozenFen, usedFen, returnedFen }: HeldAmounts): HeldAmounts => ({ frozenFen, usedFen, returnedFen })

/** An order begins: used when nobody has to approve it, else frozen. */
export const begin = (budget: BudgetAmounts, state: 'frozen' | 'used', amountFen: number): HoldChange =>
  state === 'used'
    ? { held: { frozenFen: 0, usedFen: amountFen, returnedFen: 0 }, budget: spend(budget, amountFen) }
    : { held: { frozenFen: amountFen, usedFen: 0, returnedFen: 0 }, budget: freeze(budget, amountFen) }

/** An amount of what is held moves, or all that can; null: there is nothing to move. */
export const moved = (move: HoldMove, budget: BudgetAmounts, held: HeldAmounts, amountFen?: number): HoldChange | null => {
  const { change, from, to } = moves[move]
  const fen = amountFen ?? held[from]
  if (fen > held[from]) throw new RangeError(`${fen} fen exceed the ${held[from]} fen that the order holds`)
  return fen === 0 ? null : { held: { ...partsOf(held), [from]: held[from] - fen, [to]: held[to] + fen }, budget: change(budget, fen) }
}

/** The order costs less after it was used. */
export const loweredUsed = (budget: BudgetAmounts, held: HeldAmounts, lessFen: number): HoldChange | null => {
  if (lessFen > held.usedFen) throw new RangeError(`${lessFen} fen exceed the ${held.usedFen} fen that the order uses`)
  return lessFen === 0 ? null : { held: { ...partsOf(held), usedFen: held.usedFen - lessFen }, budget: refund(budget, lessFen) }
}

/** The order costs more, or less, while it waits for its approval. */
export const changedFrozen = (budget: BudgetAmounts, held: HeldAmounts, differenceFen: number): HoldChange => ({
  held: { ...partsOf(held), frozenFen: held.frozenFen + differenceFen },
  budget: differenceFen > 0 ? freeze(budget, differenceFen) : release(budget, -differenceFen),
})
