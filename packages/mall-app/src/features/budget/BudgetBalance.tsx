import type { BudgetSummary } from '@mall/api/contract'
import { LedgerEquation } from '@mall/ui/ledger'

interface BudgetBalanceProps {
  readonly budget: Pick<BudgetSummary, 'Total' | 'Adjusted' | 'Used' | 'Frozen' | 'Available'>
}

/** 可用 = 总额 + 调整 − 已用 − 冻结 (screens §5). */
export const BudgetBalance = ({ budget: { Total, Adjusted, Used, Frozen, Available } }: BudgetBalanceProps) => (
  <LedgerEquation
    terms={[
      { label: '总额', amount: Total },
      { label: '调整', amount: Adjusted },
      { label: '已用', amount: Used, operator: '−' },
      { label: '冻结', amount: Frozen, operator: '−' },
    ]}
    result={{ label: '可用', amount: Available }}
  />
)
