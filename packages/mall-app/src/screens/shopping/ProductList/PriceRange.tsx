import { Button } from '@mall/ui/button'
import { MoneyRange, type NumberRangeValue } from '@mall/ui/number-range'
import { useState, type FormEvent } from 'react'
import type { ListQuery } from './list-query.ts'
import * as S from './ProductList.styles.ts'

interface PriceRangeProps {
  readonly min: number | null
  readonly max: number | null
  readonly onChange: (change: Partial<ListQuery>) => void
}

const wrongForm = '请输入正确的价格，最多两位小数'
const words = { low: '最低价', high: '最高价', form: wrongForm, decimals: () => wrongForm, order: '最低价不能大于最高价' }

/** The limit that an address can hold. */
const maxPrice = 9_999_999

/** Two limits in yuan, sent by Enter or the button. What is wrong stays as typed, with its reason below. */
export const PriceRange = ({ min, max, onChange }: PriceRangeProps) => {
  const [range, setRange] = useState<NumberRangeValue>({ low: min, high: max })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (event.currentTarget.checkValidity()) onChange({ priceMin: range.low, priceMax: range.high })
  }
  return (
    <S.PriceForm onSubmit={submit} noValidate aria-label="价格区间">
      <MoneyRange label="价格" max={maxPrice} messages={words} value={range} onValueChange={setRange} />
      <Button type="submit">确定</Button>
    </S.PriceForm>
  )
}
