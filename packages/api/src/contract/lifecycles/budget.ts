import type { Lifecycle, Names } from './define.ts'

/** Statuses of a budget. */
export const budgetStatus = { notStarted: 1, active: 2, exhausted: 3, expired: 4, disabled: 5 } as const

export type BudgetStatus = (typeof budgetStatus)[keyof typeof budgetStatus]

export type BudgetTransitionAction = 'Start' | 'Exhaust' | 'Replenish' | 'Expire' | 'Disable' | 'Enable'

/**
 * `Replenish`: an adjustment, a release or a refund makes money available again. `Enable` is possible until the period
 * ends; before it begins, or with nothing left, the budget is then 未开始 or 已耗尽.
 */
export const budgetLifecycle: Lifecycle<BudgetStatus, BudgetTransitionAction> = {
  states: [
    { status: budgetStatus.notStarted, name: '未开始' },
    { status: budgetStatus.active, name: '生效中' },
    { status: budgetStatus.exhausted, name: '已耗尽' },
    { status: budgetStatus.expired, name: '已过期' },
    { status: budgetStatus.disabled, name: '已停用' },
  ],
  transitions: [
    { from: [budgetStatus.notStarted], to: budgetStatus.active, action: 'Start', who: ['system'] },
    { from: [budgetStatus.active], to: budgetStatus.exhausted, action: 'Exhaust', who: ['system'] },
    { from: [budgetStatus.exhausted], to: budgetStatus.active, action: 'Replenish', who: ['system'] },
    { from: [budgetStatus.active, budgetStatus.exhausted, budgetStatus.disabled], to: budgetStatus.expired, action: 'Expire', who: ['system'] },
    { from: [budgetStatus.notStarted, budgetStatus.active, budgetStatus.exhausted], to: budgetStatus.disabled, action: 'Disable', who: ['manager'] },
    { from: [budgetStatus.disabled], to: budgetStatus.active, action: 'Enable', who: ['manager'] },
  ],
}

/** What happens when an order exceeds the budget. */
export const budgetControlNames = { approve: '超支需审批', forbid: '禁止' } as const satisfies Names

export type BudgetControl = keyof typeof budgetControlNames

export const budgetControls = Object.keys(budgetControlNames) as readonly BudgetControl[]

export const budgetPeriodNames = { month: '月', quarter: '季', year: '年' } as const satisfies Names

export type BudgetPeriod = keyof typeof budgetPeriodNames

export const budgetPeriods = Object.keys(budgetPeriodNames) as readonly BudgetPeriod[]

/** How many months a period has. */
export const budgetMonths: Readonly<Record<BudgetPeriod, number>> = { month: 1, quarter: 3, year: 12 }

/** The last day of a budget's period, whose first day is the first of a month: both `YYYY-MM-DD`. */
export const budgetPeriodEnd = (period: BudgetPeriod, startDate: string): string => {
  const [year = 0, month = 0] = startDate.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + budgetMonths[period], 0)).toISOString().slice(0, 10)
}

const quarterNames = ['一季度', '二季度', '三季度', '四季度'] as const

/** A period in words: 2026年11月, 2026年四季度, 2026年; one that begins at another time than the calendar's by its months. */
export const budgetPeriodText = (period: BudgetPeriod, startDate: string, endDate: string): string => {
  const [year = '', month = ''] = startDate.split('-')
  const quarter = quarterNames[(Number(month) - 1) / 3]
  if (period === 'month') return `${year}年${Number(month)}月`
  if (period === 'quarter' && quarter !== undefined) return `${year}年${quarter}`
  if (period === 'year' && month === '01') return `${year}年`
  return `${year}-${month} 至 ${endDate.slice(0, 7)}`
}

/** Which budgets a report counts, in words: 月预算 2026-01 至 2026-03. */
export const budgetLevelText = ({ Period, BeginDate, EndDate }: { readonly Period: BudgetPeriod; readonly BeginDate: string; readonly EndDate: string }): string =>
  `${budgetPeriodNames[Period]}预算 ${BeginDate.slice(0, 7)} 至 ${EndDate.slice(0, 7)}`

/** What a row of a budget's ledger is. */
export const ledgerKindNames = { freeze: '冻结', use: '扣减', release: '释放', refund: '退回', adjust: '调整' } as const satisfies Names

export type LedgerKind = keyof typeof ledgerKindNames

export const ledgerKinds = Object.keys(ledgerKindNames) as readonly LedgerKind[]

/** Result of the check of an order against a budget. */
export const budgetResult = { passed: 0, needsApproval: 1, forbidden: 2 } as const

export type BudgetResult = (typeof budgetResult)[keyof typeof budgetResult]

/** The Chinese names of {@link budgetResult}. */
export const budgetResultNames = {
  [budgetResult.passed]: '通过',
  [budgetResult.needsApproval]: '超预算，可提交审批',
  [budgetResult.forbidden]: '超预算，禁止提交',
} as const satisfies Names

/** The result of the check, and the level of the account that an order exceeds: 超预算，禁止提交（超出 2026年11月 预算）. */
export const budgetResultText = (result: BudgetResult, level: string): string =>
  result === budgetResult.passed ? budgetResultNames[result] : `${budgetResultNames[result]}（超出 ${level} 预算）`

/** Everything that `AllowActions` of a budget can hold. */
export const budgetActions = ['View', 'Edit', 'Adjust', 'Enable', 'Disable'] as const

export type BudgetAction = (typeof budgetActions)[number]

/** Shares of a budget whose use triggers a warning, percent. */
export const budgetWarnings = [70, 90] as const
