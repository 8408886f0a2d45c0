import { budgetPeriodText, budgetResult, budgetResultText, budgetWarnings, type BudgetControl, type BudgetPeriod, type BudgetResult, type LedgerKind } from '@mall/api/contract'

/** The amounts of a budget, integer fen. */
export interface BudgetAmounts {
  readonly totalFen: number
  readonly adjustedFen: number
  readonly usedFen: number
  readonly frozenFen: number
}

/** 可用 = 总额 + 调整 − 已用 − 冻结. Below zero when an approved order exceeded the budget. */
export const availableFen = (budget: BudgetAmounts): number => budget.totalFen + budget.adjustedFen - budget.usedFen - budget.frozenFen

/** What the budget was granted, and what of it is used or frozen. */
const shareOf = ({ totalFen, adjustedFen, usedFen, frozenFen }: BudgetAmounts) => ({ whole: totalFen + adjustedFen, taken: usedFen + frozenFen })

/** Share that is used or frozen, in whole percent, rounded down; above 100 when approved orders exceeded the budget. */
export const usageRate = (budget: BudgetAmounts): number => {
  const { whole, taken } = shareOf(budget)
  return whole > 0 ? Math.floor((taken * 100) / whole) : taken > 0 ? 100 : 0
}

/** The shares to be warned of (70 %, 90 %) that a change has reached and that were not reached before, the lowest first. */
export const crossedThresholds = (before: BudgetAmounts, after: BudgetAmounts): (typeof budgetWarnings)[number][] => {
  const reaches = (budget: BudgetAmounts, percent: number) => {
    const { whole, taken } = shareOf(budget)
    return taken > 0 && taken * 100 >= whole * percent
  }
  return budgetWarnings.filter((percent) => reaches(after, percent) && !reaches(before, percent))
}

/** The check of an order of this amount against a budget. */
export const budgetResultOf = (budget: BudgetAmounts & { readonly control: BudgetControl }, amountFen: number): BudgetResult => {
  if (availableFen(budget) >= amountFen) return budgetResult.passed
  return budget.control === 'approve' ? budgetResult.needsApproval : budgetResult.forbidden
}

/** One level of the account of a department: its month, its quarter or its year. */
export interface BudgetLevel extends BudgetAmounts {
  readonly period: BudgetPeriod
  readonly startsOn: string
  readonly endsOn: string
  readonly control: BudgetControl
}

/** What a level is called: 2026年11月. */
export const levelName = ({ period, startsOn, endsOn }: Pick<BudgetLevel, 'period' | 'startsOn' | 'endsOn'>): string => budgetPeriodText(period, startsOn, endsOn)

/**
 * The level that decides on an order of this amount: an order passes when every level allows it, so the strictest result holds, and of the levels
 * with this result the one with least left; null without a level.
 */
export const decidingLevel = <Level extends BudgetLevel>(levels: readonly Level[], amountFen: number): Level | null =>
  levels.toSorted((a, b) => budgetResultOf(b, amountFen) - budgetResultOf(a, amountFen) || availableFen(a) - availableFen(b))[0] ?? null

/** The level that an order of this amount exceeds and that lets it be approved, as a reason of the approval; null: none. */
export const overrunOf = (levels: readonly BudgetLevel[], amountFen: number): { readonly name: string; readonly availableFen: number } | null => {
  const level = decidingLevel(levels, amountFen)
  return level !== null && budgetResultOf(level, amountFen) === budgetResult.needsApproval ? { name: `${levelName(level)} 预算`, availableFen: availableFen(level) } : null
}

/** Why the levels forbid an order of this amount, in words that name the strictest; null when they do not. */
export const forbiddenText = (levels: readonly BudgetLevel[], amountFen: number): string | null => {
  const level = decidingLevel(levels, amountFen)
  return level !== null && budgetResultOf(level, amountFen) === budgetResult.forbidden ? budgetResultText(budgetResult.forbidden, levelName(level)) : null
}

/** One row of the ledger to be: the signed change of 可用. */
export interface LedgerEntry {
  readonly kind: LedgerKind
  readonly amountFen: number
}

export interface BudgetChange {
  readonly amounts: BudgetAmounts
  readonly entries: readonly LedgerEntry[]
}

const positive = (amountFen: number): void => {
  if (!Number.isSafeInteger(amountFen) || amountFen <= 0)
    throw new RangeError(`A budget moves by whole fen above zero, not by ${amountFen}`)
}

const within = (name: string, heldFen: number, amountFen: number): void => {
  if (amountFen > heldFen) throw new RangeError(`${amountFen} fen exceed the ${heldFen} fen ${name}`)
}

/** 冻结: at submit, while the order waits for approval. */
export const freeze = (budget: BudgetAmounts, amountFen: number): BudgetChange => {
  positive(amountFen)
  return { amounts: { ...budget, frozenFen: budget.frozenFen + amountFen }, entries: [{ kind: 'freeze', amountFen: -amountFen }] }
}

/** 扣减: at submit, when no approval applies. */
export const use = (budget: BudgetAmounts, amountFen: number): BudgetChange => {
  positive(amountFen)
  return { amounts: { ...budget, usedFen: budget.usedFen + amountFen }, entries: [{ kind: 'use', amountFen: -amountFen }] }
}

/** 释放: at reject, withdraw, and cancel of an order that waited for approval. */
export const release = (budget: BudgetAmounts, amountFen: number): BudgetChange => {
  positive(amountFen)
  within('frozen', budget.frozenFen, amountFen)
  return { amounts: { ...budget, frozenFen: budget.frozenFen - amountFen }, entries: [{ kind: 'release', amountFen }] }
}

/** At approval: what was frozen is used. Two rows, so that the sum of the ledger stays the balance. */
export const useFrozen = (budget: BudgetAmounts, amountFen: number): BudgetChange => {
  const released = release(budget, amountFen)
  const used = use(released.amounts, amountFen)
  return { amounts: used.amounts, entries: [...released.entries, ...used.entries] }
}

/** 退回: at cancel and return of an order that had used it. */
export const refund = (budget: BudgetAmounts, amountFen: number): BudgetChange => {
  positive(amountFen)
  within('used', budget.usedFen, amountFen)
  return { amounts: { ...budget, usedFen: budget.usedFen - amountFen }, entries: [{ kind: 'refund', amountFen }] }
}

/** 调减不能低于已用+冻结: a budget that is exceeded already cannot be lowered at all (screens §5). */
export const canAdjust = (budget: BudgetAmounts, deltaFen: number): boolean => deltaFen > 0 || availableFen(budget) + deltaFen >= 0

const change = (budget: BudgetAmounts, part: 'adjustedFen' | 'totalFen', deltaFen: number): BudgetChange => {
  positive(Math.abs(deltaFen))
  if (!canAdjust(budget, deltaFen)) throw new RangeError(`${-deltaFen} fen exceed the ${availableFen(budget)} fen available`)
  return { amounts: { ...budget, [part]: budget[part] + deltaFen }, entries: [{ kind: 'adjust', amountFen: deltaFen }] }
}

/** 调整: more, or less, for the rest of the period. */
export const adjust = (budget: BudgetAmounts, deltaFen: number): BudgetChange => change(budget, 'adjustedFen', deltaFen)

/** Another 总额, for a budget that nothing was charged to. */
export const correctTotal = (budget: BudgetAmounts, deltaFen: number): BudgetChange => change(budget, 'totalFen', deltaFen)

/** The first row of every ledger: the sum that the budget was opened with. */
export const opening = (totalFen: number): BudgetChange => ({
  amounts: { totalFen, adjustedFen: 0, usedFen: 0, frozenFen: 0 },
  entries: [{ kind: 'adjust', amountFen: totalFen }],
})

/** The balance after each entry, starting from a balance. */
export const runningBalances = (startFen: number, entries: readonly LedgerEntry[]): number[] => {
  let balance = startFen
  return entries.map((entry) => (balance += entry.amountFen))
}
