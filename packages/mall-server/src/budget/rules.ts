import type { BudgetResult, BudgetControl, LedgerKind } from '@mall/api/contract'

/** The amounts of a budget, integer fen. */
export interface BudgetAmounts {
  readonly totalFen: number
  readonly adjustedFen: number
  readonly usedFen: number
  readonly frozenFen: number
}

/** 可用 = 总额 + 调整 − 已用 − 冻结. Below zero when an approved order exceeded the budget. */
export const availableFen = (budget: BudgetAmounts): number => budget.totalFen + budget.adjustedFen - budget.usedFen - budget.frozenFen

/** The check of an order of this amount against a budget. */
export const budgetResult = (budget: BudgetAmounts & { readonly control: BudgetControl }, amountFen: number): BudgetResult => {
  if (availableFen(budget) >= amountFen) return 0
  return budget.control === 'approve' ? 1 : 2
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
