import { approvalFlowStatus, type ApprovalFlowStatus, type ApprovalFlowSummary } from '@mall/api/contract'
import { Link } from '@mall/ui/link'
import { StatusTag, type StatusTone } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'
import * as S from './ApprovalFlows.styles.ts'

interface FlowListProps {
  readonly flows: readonly ApprovalFlowSummary[]
  /** Null: a new one is written. */
  readonly selected: number | null
}

const tones: Readonly<Record<ApprovalFlowStatus, StatusTone>> = {
  [approvalFlowStatus.draft]: 'info',
  [approvalFlowStatus.published]: 'success',
  [approvalFlowStatus.disabled]: 'neutral',
}

export const flowTone = (status: ApprovalFlowStatus): StatusTone => tones[status]

const scopeText = ({ DepartmentNames }: ApprovalFlowSummary): string => DepartmentNames.join('、') || '全公司'

/** The flows of the company, each with its departments. */
export const FlowList = ({ flows, selected }: FlowListProps) => (
  <S.Flows aria-label="审批流程">
    {flows.map((flow) => (
      <li key={flow.FlowId}>
        <Link href={href('manageApproval', { FlowId: flow.FlowId })} aria-current={flow.FlowId === selected ? 'page' : undefined} tabIndex={0}>
          <span>
            <span>{flow.Name}</span>
            <StatusTag tone={flowTone(flow.Status)}>{flow.StatusName}</StatusTag>
          </span>
          <Text tone="secondary" size={12}>{scopeText(flow)}</Text>
        </Link>
      </li>
    ))}
  </S.Flows>
)
