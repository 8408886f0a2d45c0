import { Icon } from '@mall/ui/icon'
import { TextInput } from '@mall/ui/text-input'
import { useId } from 'react'
import type { FilterDraft } from './filter-draft.ts'
import * as S from './Orders.styles.ts'

interface AmountRangeProps {
  readonly low: string
  readonly high: string
  readonly problem: string | null
  readonly onChange: (change: Partial<FilterDraft>) => void
}

/** Two limits in yuan. Their problem is shown below, and the typed text stays. */
export const AmountRange = ({ low, high, problem, onChange }: AmountRangeProps) => {
  const problemId = useId()
  const shared = { inputMode: 'decimal', start: '¥', 'aria-invalid': problem !== null, 'aria-describedby': problemId } as const
  return (
    <S.Amounts>
      <legend>金额区间</legend>
      <div>
        <TextInput {...shared} aria-label="最低金额" value={low} onValueChange={(amountMin) => onChange({ amountMin })} />
        <span aria-hidden="true">至</span>
        <TextInput {...shared} aria-label="最高金额" value={high} onValueChange={(amountMax) => onChange({ amountMax })} />
      </div>
      <S.Problem id={problemId} role="alert">
        {problem === null ? null : (
          <>
            <Icon name="alert" size={16} />
            {problem}
          </>
        )}
      </S.Problem>
    </S.Amounts>
  )
}
