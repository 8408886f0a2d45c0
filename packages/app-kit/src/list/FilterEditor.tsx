import { Button } from '@mall/ui/button'
import { DateRange } from '@mall/ui/date-range'
import { FilterOptions, FilterText } from '@mall/ui/filter-sentence'
import { MonthRange } from '@mall/ui/month-range'
import { MoneyRange } from '@mall/ui/number-range'
import { Tree, type TreeNode } from '@mall/ui/tree'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { AnyFilter } from './filter.ts'
import type { Texts } from './filter-values.ts'
import * as S from './ListPage.styles.ts'

interface EditorProps<One extends AnyFilter = AnyFilter> {
  readonly name: string
  readonly filter: One
  /** The filter as it is in the address. */
  readonly texts: Texts
  readonly departments: readonly TreeNode[]
  readonly onApply: (texts: Texts) => void
}

/** Fields that apply with 确定. They say what is wrong with them; until then nothing is sent. */
const RangeForm = ({ onApply, children }: { readonly onApply: () => void; readonly children: ReactNode }) => {
  const applyWhenValid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (event.currentTarget.checkValidity()) onApply()
  }
  return (
    <S.EditorForm noValidate onSubmit={applyWhenValid}>
      {children}
      <Button type="submit" variant="primary">
        确定
      </Button>
    </S.EditorForm>
  )
}

type Of<Kind extends AnyFilter['kind']> = Extract<AnyFilter, { readonly kind: Kind }>

/** Days: a preset applies at once, two custom days with 确定. */
const DaysEditor = ({ filter, texts, onApply }: EditorProps<Of<'days'>>) => {
  const [low, high] = filter.params
  const [range, setRange] = useState({ start: texts[low] ?? '', end: texts[high] ?? '' })
  const apply = ({ start, end }: typeof range) => onApply({ [low]: start, [high]: end })
  return (
    <RangeForm onApply={() => apply(range)}>
      <DateRange
        label={filter.label}
        value={range}
        onValueChange={(next, { reason }) => {
          setRange(next)
          if (reason === 'preset') apply(next)
        }}
      />
    </RangeForm>
  )
}

/** The last day of a month, `2026-02` → `2026-02-28`. */
const endOf = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** Whole months: a preset applies at once. */
const MonthsEditor = ({ filter, texts, onApply }: EditorProps<Of<'days'>>) => {
  const [low, high] = filter.params
  const [range, setRange] = useState({ start: (texts[low] ?? '').slice(0, 7), end: (texts[high] ?? '').slice(0, 7) })
  const apply = ({ start, end }: typeof range) => onApply({ [low]: start === '' ? '' : `${start}-01`, [high]: end === '' ? '' : endOf(end) })
  return (
    <RangeForm onApply={() => apply(range)}>
      <MonthRange
        label={filter.label}
        limit={filter.months}
        value={range}
        onValueChange={(next, { reason }) => {
          setRange(next)
          if (reason === 'preset') apply(next)
        }}
      />
    </RangeForm>
  )
}

const amountOf = (text: string | undefined): number | null => (text ? Number(text) : null)
const textOf = (amount: number | null): string => (amount === null ? '' : String(amount))

/** Two limits in yuan. */
const MoneyEditor = ({ filter, texts, onApply }: EditorProps<Of<'money'>>) => {
  const [lowName, highName] = filter.params
  const [{ low, high }, setRange] = useState({ low: amountOf(texts[lowName]), high: amountOf(texts[highName]) })
  return (
    <RangeForm onApply={() => onApply({ [lowName]: textOf(low), [highName]: textOf(high) })}>
      <MoneyRange label={filter.label} value={{ low, high }} onValueChange={setRange} />
    </RangeForm>
  )
}

/** The editor of a filter, by its kind. */
export const FilterEditor = ({ name, filter, texts, departments, onApply }: EditorProps) => {
  const value = texts[name] ?? ''
  const apply = (text: string) => onApply({ [name]: text })
  switch (filter.kind) {
    case 'days':
      if (filter.months !== undefined) return <MonthsEditor name={name} filter={filter} texts={texts} departments={departments} onApply={onApply} />
      return <DaysEditor name={name} filter={filter} texts={texts} departments={departments} onApply={onApply} />
    case 'money':
      return <MoneyEditor name={name} filter={filter} texts={texts} departments={departments} onApply={onApply} />
    case 'choice': {
      const options = filter.choices.map((choice) => ({ value: String(choice.value), label: choice.label }))
      return <FilterOptions label={filter.label} options={[{ value: '', label: filter.any }, ...options]} value={value} onValueChange={apply} />
    }
    case 'department':
    case 'node':
      return <Tree label={filter.label} nodes={departments} value={value === '' ? [] : [value]} onValueChange={([id = '']) => apply(id)} />
    default:
      return (
        <FilterText
          label={filter.label}
          value={value}
          maxLength={filter.max}
          placeholder={filter.kind === 'text' ? filter.placeholder : undefined}
          onValueChange={apply}
        />
      )
  }
}
