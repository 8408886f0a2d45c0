import { approvalFlowLimits } from '@mall/api/contract'
import { Combobox, type ComboboxOption } from '@mall/ui/combobox'
import { FilterChip, FilterOptions } from '@mall/ui/filter-sentence'
import { Icon } from '@mall/ui/icon'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { AmountBlank } from './AmountBlank.tsx'
import { chosenOptions, searched, type FlowControl } from './flow-content.ts'
import type { FlowChoices } from './flow-choices.ts'
import * as S from './Sentence.styles.ts'

type Kind = 'amount' | 'limit' | 'budget' | 'nonAgreed' | 'category'

const kinds: readonly { readonly kind: Kind; readonly name: string }[] = [
  { kind: 'amount', name: '金额' },
  { kind: 'limit', name: '超单笔限额' },
  { kind: 'budget', name: '超预算' },
  { kind: 'nonAgreed', name: '非协议商品' },
  { kind: 'category', name: '品类' },
]

interface RuleConditionsProps {
  readonly control: FlowControl
  readonly at: number
  readonly choices: FlowChoices
  /** What of `AmountFrom` and `AmountTo` is wrong. */
  readonly isWrong: (field: 'AmountFrom' | 'AmountTo') => boolean
  /** The problems of the sentence. */
  readonly describedBy: string
}

/** For which orders a rule holds: what is set, joined by 或, and what else can be asked for. */
export const RuleConditions = ({ control, at, choices, isWrong, describedBy }: RuleConditionsProps) => {
  const name = `Content.Rules.${at}` as const
  const { field: from } = useController({ control, name: `${name}.AmountFrom` })
  const { field: to } = useController({ control, name: `${name}.AmountTo` })
  const { field: limit } = useController({ control, name: `${name}.OverSingleLimit` })
  const { field: budget } = useController({ control, name: `${name}.OverBudget` })
  const { field: nonAgreed } = useController({ control, name: `${name}.NonAgreedFrom` })
  const { field: categories } = useController({ control, name: `${name}.CategoryIds` })
  const isSet: Readonly<Record<Kind, boolean>> = {
    amount: from.value !== null || to.value !== null, limit: limit.value, budget: budget.value, nonAgreed: nonAgreed.value !== null, category: categories.value.length > 0,
  }
  // An amount or a category is asked for before it has a value, and stays while its value is written again.
  const [asked, setAsked] = useState<ReadonlySet<Kind>>(() => new Set(kinds.flatMap(({ kind }) => (isSet[kind] ? [kind] : []))))
  const [fresh, setFresh] = useState<Kind | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  const shown = kinds.filter(({ kind }) => asked.has(kind) || isSet[kind])
  const others = kinds.filter((one) => !shown.includes(one))
  const put = (kind: Kind) => {
    setAsked((before) => new Set([...before, kind]))
    setFresh(kind)
    if (kind === 'limit') limit.onChange(true)
    if (kind === 'budget') budget.onChange(true)
    if (kind === 'nonAgreed') nonAgreed.onChange(0)
  }
  const removals: Readonly<Record<Kind, () => void>> = {
    amount: () => {
      from.onChange(null)
      to.onChange(null)
    },
    limit: () => limit.onChange(false),
    budget: () => budget.onChange(false),
    nonAgreed: () => nonAgreed.onChange(null),
    category: () => categories.onChange([]),
  }
  const remove = (kind: Kind) => {
    setAsked((before) => new Set([...before].filter((one) => one !== kind)))
    removals[kind]()
    // Its own button is gone with it.
    requestAnimationFrame(() => add.current?.focus())
  }
  const amount = (field: 'AmountFrom' | 'AmountTo' | 'NonAgreedFrom', label: string, placeholder: string, invalid: boolean, isFresh = false) => (
    <AmountBlank control={control} name={`${name}.${field}`} label={label} placeholder={placeholder} invalid={invalid} describedBy={describedBy} fresh={isFresh} />
  )
  const names = categories.value.map((id) => choices.names.category(id) ?? '…')
  const bodies: Readonly<Record<Kind, ReactNode>> = {
    amount: (
      <>
        金额{amount('AmountFrom', '金额起点（元，含）', '起点', isWrong('AmountFrom'), fresh === 'amount')}至{amount('AmountTo', '金额上限（元，不含）', '不限', isWrong('AmountTo'))}元
      </>
    ),
    limit: '超单笔限额',
    budget: '超预算',
    nonAgreed: <>非协议商品满{amount('NonAgreedFrom', '非协议商品起点（元）', '0', false, fresh === 'nonAgreed')}元</>,
    category: (
      <>
        含
        <FilterChip label="品类" text={names.join('、') || '选择品类'} title={names.join('、')} defaultOpen={fresh === 'category'}>
          {() => (
            <S.Editor>
              <Combobox
                multiple
                label="品类"
                value={chosenOptions(categories.value, choices.names.category)}
                onValueChange={(options: readonly ComboboxOption<number>[]) => categories.onChange(options.slice(0, approvalFlowLimits.categories).map(({ value }) => value))}
                loadOptions={(text) => searched(choices.categories, text)}
                messages={{ placeholder: '输入品类名称查找' }}
              />
            </S.Editor>
          )}
        </FilterChip>
      </>
    ),
  }
  return (
    <S.Sentence>
      订单
      {shown.map(({ kind, name: words }, place) => (
        <Fragment key={kind}>
          {place > 0 ? <span>或</span> : null}
          <S.Condition data-condition="">
            {bodies[kind]}
            <S.Mark type="button" data-mark="" aria-label={`去掉条件：${words}`} onClick={() => remove(kind)}>
              <Icon name="close" size={16} />
            </S.Mark>
          </S.Condition>
        </Fragment>
      ))}
      {others.length > 0 ? (
        <span data-add="">
          <FilterChip ref={add} label="加条件" text={shown.length === 0 ? '选择条件' : '或…'}>
            {(close) => (
              <FilterOptions
                label="加条件"
                options={others.map(({ kind, name: label }) => ({ value: kind, label }))}
                value=""
                onValueChange={(value) => {
                  const chosen = others.find(({ kind }) => kind === value)
                  close()
                  if (chosen) put(chosen.kind)
                }}
              />
            )}
          </FilterChip>
        </span>
      ) : null}
      时，依次经过
    </S.Sentence>
  )
}
