import type { ApprovalFlowSummary } from '@mall/api/contract'
import { FilterChip } from '@mall/ui/filter-sentence'
import { FlowList } from './FlowList.tsx'

interface FlowPickerProps {
  readonly flows: readonly ApprovalFlowSummary[]
  /** Null: a new one is written. */
  readonly selected: number | null
  readonly name: string
}

/** The flow that is shown, and the others of the company behind it. */
export const FlowPicker = ({ flows, selected, name }: FlowPickerProps) =>
  flows.length === 0 ? null : (
    <FilterChip label="切换流程" text={flows.length > 1 ? `${name}（共 ${flows.length} 个）` : name}>
      {() => <FlowList flows={flows} selected={selected} />}
    </FilterChip>
  )
