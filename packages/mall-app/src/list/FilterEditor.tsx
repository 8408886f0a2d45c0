import { Button } from '@mall/ui/button'
import { DateRange } from '@mall/ui/date-range'
import { FilterOptions, FilterText } from '@mall/ui/filter-sentence'
import { Icon } from '@mall/ui/icon'
import { TextInput } from '@mall/ui/text-input'
import { Tree, type TreeNode } from '@mall/ui/tree'
import { useId, useState } from 'react'
import type { AnyFilter } from './filter.ts'
import { problemOf, type Texts } from './filter-values.ts'
import * as S from './ListPage.styles.ts'

interface EditorProps<One extends AnyFilter = AnyFilter> {
  readonly name: string
  readonly filter: One
  /** The filter as it is in the address. */
  readonly texts: Texts
  readonly departments: readonly TreeNode[]
  readonly onApply: (texts: Texts) => void
}

type Of<Kind extends AnyFilter['kind']> = Extract<AnyFilter, { readonly kind: Kind }>

/** Days: a preset applies at once, two days of one's own with 确定. */
const DaysEditor = ({ filter, texts, onApply }: EditorProps<Of<'days'>>) => {
  const [low, high] = filter.params
  const [range, setRange] = useState({ start: texts[low] ?? '', end: texts[high] ?? '' })
  const apply = ({ start, end }: typeof range) => {
    const next = { [low]: start, [high]: end }
    if (problemOf(filter, next) === null) onApply(next)
  }
  return (
    <S.EditorForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply(range)
      }}
    >
      <DateRange
        label={filter.label}
        value={range}
        onValueChange={(next, { reason }) => {
          setRange(next)
          if (reason === 'preset') apply(next)
        }}
      />
      <Button type="submit" variant="primary">
        确定
      </Button>
    </S.EditorForm>
  )
}

/** Two limits in yuan. Their problem is shown below, and the typed text stays. */
const MoneyEditor = ({ filter, texts, onApply }: EditorProps<Of<'money'>>) => {
  const problemId = useId()
  const [draft, setDraft] = useState(texts)
  const [problem, setProblem] = useState<string | null>(null)
  const [low, high] = filter.params
  const shared = { inputMode: 'decimal', start: '¥', 'aria-invalid': problem !== null, 'aria-describedby': problemId } as const
  return (
    <S.EditorForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = problemOf(filter, draft)
        setProblem(found)
        if (found === null) onApply(draft)
      }}
    >
      <fieldset>
        <legend>{filter.label}</legend>
        <div data-part="limits">
          <TextInput {...shared} aria-label="最低金额" value={draft[low] ?? ''} onValueChange={(text) => setDraft({ ...draft, [low]: text })} />
          <span aria-hidden="true">至</span>
          <TextInput {...shared} aria-label="最高金额" value={draft[high] ?? ''} onValueChange={(text) => setDraft({ ...draft, [high]: text })} />
        </div>
        <p id={problemId} role="alert">
          {problem === null ? null : (
            <>
              <Icon name="alert" size={16} />
              {problem}
            </>
          )}
        </p>
      </fieldset>
      <Button type="submit" variant="primary">
        确定
      </Button>
    </S.EditorForm>
  )
}

/** The editor of a filter, by its kind. */
export const FilterEditor = ({ name, filter, texts, departments, onApply }: EditorProps) => {
  const value = texts[name] ?? ''
  const apply = (text: string) => onApply({ [name]: text })
  switch (filter.kind) {
    case 'days':
      return <DaysEditor name={name} filter={filter} texts={texts} departments={departments} onApply={onApply} />
    case 'money':
      return <MoneyEditor name={name} filter={filter} texts={texts} departments={departments} onApply={onApply} />
    case 'choice': {
      const options = filter.choices.map((choice) => ({ value: String(choice.value), label: choice.label }))
      return <FilterOptions label={filter.label} options={[{ value: '', label: filter.any }, ...options]} value={value} onValueChange={apply} />
    }
    case 'department':
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
