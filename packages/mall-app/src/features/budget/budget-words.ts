import { budgetStatus, type BudgetStatus, type BudgetSummary } from '@mall/api/contract'
import type { BudgetLevel, BudgetParts } from '@mall/ui/budget-bar'
import type { StatusTone } from '@mall/ui/status-tag'

/** What a budget may be spent to: 总额 with all adjustments, yuan. */
export const grantedOf = ({ Total, Adjusted }: Pick<BudgetSummary, 'Total' | 'Adjusted'>): number => Math.round((Total + Adjusted) * 100) / 100

const statusTones: Readonly<Record<BudgetStatus, StatusTone>> = {
  [budgetStatus.notStarted]: 'info',
  [budgetStatus.active]: 'success',
  [budgetStatus.exhausted]: 'danger',
  [budgetStatus.expired]: 'neutral',
  [budgetStatus.disabled]: 'neutral',
}

/** How the kit colours a budget's status. */
export const budgetTone = (status: BudgetStatus): StatusTone => statusTones[status]

/** What is taken of a budget, in whole per cent: with what `BudgetBar` says is left it comes to 100, and it is 100 only once nothing is. */
export const percentTaken = ({ percent, percentLeft }: Pick<BudgetParts, 'percent' | 'percentLeft'>): number => (percent < 100 ? Math.min(99, 100 - percentLeft) : percent)

/** What is said of a share that is taken, beside its bar. */
export const usageText = (level: BudgetLevel, percent: number): string => (level === 'over' ? `${percent}%，透支` : `${percent}%`)
