import { budgetStatus, type BudgetPeriod, type BudgetStatus, type BudgetSummary } from '@mall/api/contract'
import type { BudgetLevel } from '@mall/ui/budget-bar'
import type { StatusTone } from '@mall/ui/status-tag'

/** What a budget may be spent to: 总额 with all adjustments, yuan. */
export const grantedOf = ({ Total, Adjusted }: Pick<BudgetSummary, 'Total' | 'Adjusted'>): number => Math.round((Total + Adjusted) * 100) / 100

const quarterNames = ['一季度', '二季度', '三季度', '四季度'] as const

/** A period in short: `2026-03`, `2026 一季度`, `2026 全年`; one that begins at another time than the calendar's by its months. */
export const periodText = (period: BudgetPeriod, startDate: string, endDate: string): string => {
  const [year = '', month = ''] = startDate.split('-')
  if (period === 'month') return `${year}-${month}`
  const quarter = quarterNames[(Number(month) - 1) / 3]
  if (period === 'quarter' && quarter !== undefined) return `${year} ${quarter}`
  if (period === 'year' && month === '01') return `${year} 全年`
  return `${year}-${month} 至 ${endDate.slice(0, 7)}`
}

const statusTones: Readonly<Record<BudgetStatus, StatusTone>> = {
  [budgetStatus.notStarted]: 'info',
  [budgetStatus.active]: 'success',
  [budgetStatus.exhausted]: 'danger',
  [budgetStatus.expired]: 'neutral',
  [budgetStatus.disabled]: 'neutral',
}

/** How the kit colours a budget's status. */
export const budgetTone = (status: BudgetStatus): StatusTone => statusTones[status]

/** What is said of a share that is taken, beside its bar. */
export const usageText = (level: BudgetLevel, percent: number): string => (level === 'over' ? `${percent}%，透支` : `${percent}%`)
