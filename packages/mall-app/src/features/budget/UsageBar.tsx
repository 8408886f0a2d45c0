import type { BudgetSummary } from '@mall/api/contract'
import { budgetParts } from '@mall/ui/budget-bar'
import { Icon } from '@mall/ui/icon'
import type { CSSProperties } from 'react'
import { grantedOf, percentTaken, usageText } from './budget-words.ts'
import * as S from './UsageBar.styles.ts'

interface UsageBarProps {
  readonly budget: Pick<BudgetSummary, 'Total' | 'Adjusted' | 'Used' | 'Frozen'>
  /** The head of its column says what the percentage is of. */
  readonly hasHead?: boolean
}

/** How far a budget is used, in words and by a bar, and from 70 % on a warning in words. */
export const UsageBar = ({ budget, hasHead = false }: UsageBarProps) => {
  const parts = budgetParts({ total: grantedOf(budget), used: budget.Used, frozen: budget.Frozen })
  const { level, shares } = parts
  const words = usageText(level, percentTaken(parts))
  return (
    <S.Root data-level={level}>
      <S.Words>
        {level === 'normal' ? null : <Icon name={level === 'over' ? 'error' : 'warning'} size={16} />}
        {hasHead ? words : `使用率 ${words}`}
      </S.Words>
      <S.Track aria-hidden="true">
        {(['used', 'frozen'] as const).map((part) => (
          <span key={part} data-part={part} style={{ '--share': `${shares[part]}%` } as CSSProperties} />
        ))}
      </S.Track>
    </S.Root>
  )
}
