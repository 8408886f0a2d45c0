import type { BudgetAction, BudgetDetail, BudgetSummary } from '@mall/api/contract'

/** The actions on a budget; its page is a link. */
export type BudgetTask = Exclude<BudgetAction, 'View'>

/** What a person has begun. */
export type OpenBudgetTask =
  | { readonly kind: 'save'; readonly budget: BudgetDetail | null }
  | { readonly kind: 'adjust'; readonly budget: BudgetSummary }
  | { readonly kind: 'switch'; readonly action: 'Enable' | 'Disable'; readonly budget: BudgetSummary }
