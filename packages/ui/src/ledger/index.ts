export { formatAmount } from './format-amount.ts'
export { Ledger, type LedgerLine, type LedgerProps } from './Ledger.tsx'
export { LedgerEquation, type LedgerEquationProps } from './LedgerEquation.tsx'
export type { EquationTerm } from './equation-terms.ts'
