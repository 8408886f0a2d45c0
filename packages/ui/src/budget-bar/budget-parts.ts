/** The amounts of a budget in yuan, as they come over the wire. */
export interface BudgetAmounts {
  /** The granted amount, including all adjustments. */
  readonly total: number
  readonly used: number
  /** Reserved for orders that wait for approval. */
  readonly frozen: number
  /** Amount of the current order, not yet submitted. */
  readonly order?: number | undefined
}

/** `warning` from 70 % of the budget, `critical` from 90 %, `over` beyond it. */
export type BudgetLevel = 'normal' | 'warning' | 'critical' | 'over'

/** The values of a budget bar: amounts in yuan, shares in percent of the bar. */
export interface BudgetParts {
  /** Remaining amount after the order; negative when over budget. */
  readonly remaining: number
  readonly level: BudgetLevel
  /** Share of the budget that is taken, in whole percent; may exceed 100. */
  readonly percent: number
  /** Share of the budget that is left, in whole percent, never more than there is: 0 while less than 1 % is left, and beyond it. */
  readonly percentLeft: number
  /** Widths of the three parts; together at most 100. */
  readonly shares: { readonly used: number; readonly frozen: number; readonly order: number }
  /** Where on the bar the budget ends, in percent: 100 unless it is exceeded. */
  readonly limit: number
}

const fen = (yuan: number) => Math.round(yuan * 100)

/** Computes a budget in integer fen: remaining = total − used − frozen − this order. */
export const budgetParts = ({ total, used, frozen, order = 0 }: BudgetAmounts): BudgetParts => {
  const taken = fen(used) + fen(frozen) + fen(order)
  const whole = fen(total)
  const remaining = whole - taken
  const scale = Math.max(whole, taken)
  const inPercent = (part: number) => Math.floor((part * 100) / whole)
  const share = (yuan: number) => (scale > 0 ? (fen(yuan) / scale) * 100 : 0)
  return {
    remaining: remaining / 100,
    level: levelOf(taken, whole),
    percent: whole > 0 ? inPercent(taken) : taken > 0 ? 100 : 0,
    percentLeft: whole > 0 ? Math.max(0, inPercent(remaining)) : 0,
    shares: { used: share(used), frozen: share(frozen), order: share(order) },
    limit: share(total),
  }
}

const levelOf = (taken: number, whole: number): BudgetLevel => {
  if (taken > whole) return 'over'
  if (taken * 10 >= whole * 9 && taken > 0) return 'critical'
  if (taken * 10 >= whole * 7 && taken > 0) return 'warning'
  return 'normal'
}
