import type { Cart } from '@mall/api/contract'
import { budgetParts } from '@mall/ui/budget-bar'
import { Ledger } from '@mall/ui/ledger'
import type { CSSProperties } from 'react'
import * as S from './BudgetAfter.styles.ts'

interface BudgetAfterProps {
  readonly budget: Cart['Budgets'][number]
  /** 应付 of the selected lines, yuan. */
  readonly amount: number
}

/** What the budget, by its level that decides, has left now and after this order. Nothing to one who sees no amounts. */
export const BudgetAfter = ({ budget: { PeriodName, Total, Used, Frozen, Remaining }, amount }: BudgetAfterProps) => {
  if (Total === null || Used === null || Frozen === null) return null
  const { remaining, shares, limit } = budgetParts({ total: Total, used: Used, frozen: Frozen, order: amount })
  const isOver = remaining < 0
  return (
    <S.Budget>
      <Ledger
        lines={[
          { label: '预算剩余', note: PeriodName, amount: Remaining },
          { label: '本单后剩余', amount: remaining, ...(isOver ? { note: '超出预算', tone: 'danger' as const } : {}) },
        ]}
      />
      <S.Bar aria-hidden="true">
        {(['used', 'frozen', 'order'] as const).map((part) => (
          <span key={part} data-part={part} style={{ '--share': `${shares[part]}%` } as CSSProperties} />
        ))}
        {isOver ? <i style={{ '--limit': `${limit}%` } as CSSProperties} /> : null}
      </S.Bar>
      <S.Legend aria-hidden="true">
        {([['used', '已用'], ['frozen', '冻结'], ['order', '本单']] as const).map(([part, name]) => (
          <span key={part}>
            <i data-part={part} />
            {name}
          </span>
        ))}
      </S.Legend>
    </S.Budget>
  )
}
