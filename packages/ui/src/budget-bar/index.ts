export { BudgetBar, type BudgetBarMessages, type BudgetBarProps } from './BudgetBar.tsx'
export { budgetParts, type BudgetAmounts, type BudgetLevel, type BudgetParts } from './budget-parts.ts'
