import { Button } from '@mall/ui/button'
import { TextInput } from '@mall/ui/text-input'
import { useId, useState, type FormEvent } from 'react'
import type { ListQuery } from './list-query.ts'
import { checkPriceRange } from './price-range.ts'
import * as S from './ProductList.styles.ts'

interface PriceRangeProps {
  readonly min: number | null
  readonly max: number | null
  readonly onChange: (change: Partial<ListQuery>) => void
}

/** Two limits in yuan. Their problem is shown below, and the typed text stays. */
export const PriceRange = ({ min, max, onChange }: PriceRangeProps) => {
  const [low, setLow] = useState(min === null ? '' : String(min))
  const [high, setHigh] = useState(max === null ? '' : String(max))
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const verdict = checkPriceRange(low, high)
    setProblem(verdict.problem)
    if (verdict.problem === null) onChange({ priceMin: verdict.min, priceMax: verdict.max })
  }
  const shared = { inputMode: 'decimal', 'aria-invalid': problem !== null, 'aria-describedby': problemId } as const
  return (
    <S.Facet as="form" onSubmit={submit} noValidate aria-label="价格区间">
      <S.FacetTitle>价格</S.FacetTitle>
      <S.PriceFields>
        <TextInput {...shared} aria-label="最低价" placeholder="最低价" value={low} onValueChange={setLow} />
        <span aria-hidden="true">–</span>
        <TextInput {...shared} aria-label="最高价" placeholder="最高价" value={high} onValueChange={setHigh} />
        <Button type="submit">确定</Button>
      </S.PriceFields>
      <S.Problem id={problemId} role="alert">
        {problem}
      </S.Problem>
    </S.Facet>
  )
}
