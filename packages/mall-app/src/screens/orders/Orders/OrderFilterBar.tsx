import { choicesOf, invoiceStateNames, paymentTypeNames } from '@mall/api/contract'
import { DateRange } from '@mall/ui/date-range'
import { Field } from '@mall/ui/field'
import { FilterBar } from '@mall/ui/filter-bar'
import { Select } from '@mall/ui/select'
import { TextInput } from '@mall/ui/text-input'
import { mediaQueries } from '@mall/ui/theme'
import { useState } from 'react'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { AmountRange } from './AmountRange.tsx'
import { amountProblem, applyDraft, draftOf, emptyDraft, type FilterDraft } from './filter-draft.ts'
import type { OrdersQuery } from './orders-query.ts'

interface OrderFilterBarProps {
  readonly query: OrdersQuery
  /** The department the viewer belongs to. */
  readonly ownDepartmentId: number | null
  readonly busy: boolean
  readonly onReplace: (query: OrdersQuery) => void
}

const optionsOf = (choices: readonly { readonly value: number; readonly label: string }[]) =>
  choices.map(({ value, label }) => ({ value: String(value), label }))

const payments = optionsOf(choicesOf(paymentTypeNames))
const invoiceStates = optionsOf(choicesOf(invoiceStateNames))

/** Fields that show before 展开筛选. */
const shownCount = 4
const shownCountOnPhone = 1

/** The viewer's own department, and the one that a shared address names. */
const departmentOptions = (own: number | null, inQuery: string) => [
  ...(own === null ? [] : [{ value: String(own), label: '本部门' }]),
  ...(inQuery === '' || inQuery === String(own) ? [] : [{ value: inQuery, label: `部门 ${inQuery}` }]),
]

/** The filters of my orders. Nothing is fetched until 查询; the fields follow the address when one goes back. */
export const OrderFilterBar = ({ query, ownDepartmentId, busy, onReplace }: OrderFilterBarProps) => {
  const isPhone = useMediaQuery(mediaQueries.tablet)
  const inQuery = JSON.stringify(draftOf(query))
  const [shown, setShown] = useState(inQuery)
  const [draft, setDraft] = useState<FilterDraft>(draftOf(query))
  /** Null until the user opens or closes the panel: until then it is open when a filter is in use. */
  const [expanded, setExpanded] = useState<boolean | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  if (shown !== inQuery) {
    setShown(inQuery)
    setDraft(draftOf(query))
    setProblem(null)
  }
  const set = (change: Partial<FilterDraft>) => setDraft((now) => ({ ...now, ...change }))
  const search = () => {
    const found = amountProblem(draft)
    setProblem(found)
    if (found === null) onReplace(applyDraft(query, draft))
  }
  const reset = () => {
    setDraft(emptyDraft)
    setProblem(null)
    onReplace(applyDraft(query, emptyDraft))
  }
  const { departmentId, paymentType, invoiceState, amountMin, amountMax } = query
  const hasHidden = [departmentId, paymentType, invoiceState, amountMin, amountMax].some((value) => value !== null)
  return (
    <FilterBar
      label="筛选订单"
      collapsedCount={isPhone ? shownCountOnPhone : shownCount}
      expanded={expanded ?? hasHidden}
      onExpandedChange={setExpanded}
      busy={busy}
      onSearch={search}
      onReset={reset}
    >
      <Field label="订单号">
        <TextInput value={draft.orderNo} onValueChange={(orderNo) => set({ orderNo })} maxLength={32} clearable />
      </Field>
      <Field label="商品">
        <TextInput value={draft.product} onValueChange={(product) => set({ product })} maxLength={100} placeholder="名称或编码" clearable />
      </Field>
      <Field label="下单人">
        <TextInput value={draft.userName} onValueChange={(userName) => set({ userName })} maxLength={50} clearable />
      </Field>
      <DateRange
        label="下单时间"
        value={{ start: draft.begin, end: draft.end }}
        onValueChange={({ start, end }) => set({ begin: start, end })}
      />
      <Field label="部门">
        <Select
          placeholder="全部"
          options={departmentOptions(ownDepartmentId, draft.departmentId)}
          value={draft.departmentId}
          onValueChange={(departmentId) => set({ departmentId })}
        />
      </Field>
      <Field label="支付方式">
        <Select placeholder="全部" options={payments} value={draft.paymentType} onValueChange={(paymentType) => set({ paymentType })} />
      </Field>
      <Field label="开票状态">
        <Select
          placeholder="全部"
          options={invoiceStates}
          value={draft.invoiceState}
          onValueChange={(invoiceState) => set({ invoiceState })}
        />
      </Field>
      <AmountRange low={draft.amountMin} high={draft.amountMax} problem={problem} onChange={set} />
    </FilterBar>
  )
}
