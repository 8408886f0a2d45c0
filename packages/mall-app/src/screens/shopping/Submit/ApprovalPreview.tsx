import { approvalModeNames, approvalReasonNames, approversText, type OrderConfirmation } from '@mall/api/contract'
import { StatusTag } from '@mall/ui/status-tag'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import { ApprovalExplanation } from '../../../features/approval/ApprovalExplanation.tsx'
import * as S from './ApprovalPreview.styles.ts'

const names = (approvers: readonly string[], mode: keyof typeof approvalModeNames): string =>
  `${approversText(approvers)}${approvers.length > 1 ? `（${approvalModeNames[mode]}）` : ''}`

/** That and why it needs an approval, the approvers in order, each with why they, and the small change that would save it. */
export const ApprovalPreview = ({ preview }: { readonly preview: OrderConfirmation['ApprovalPreview'] }) => {
  if (preview.Reasons.length === 0) return null
  return (
    <S.Approval>
      <S.Head>
        <h3>需要审批</h3>
        {preview.Reasons.map(({ Code }) => (
          <StatusTag key={Code} tone="warning">
            {approvalReasonNames[Code]}
          </StatusTag>
        ))}
        <ApprovalExplanation preview={preview} />
      </S.Head>
      <Timeline
        aria-label="审批流程"
        items={preview.Nodes.map(({ Name, Mode, Approvers, Because }) => ({
          id: Name,
          title: (
            <>
              <b title={Approvers.join('、')}>{names(Approvers, Mode)}</b> <Text tone="secondary" size={12}>{Name}</Text>
            </>
          ),
          state: 'waiting',
          description: Because,
        }))}
      />
      {preview.Change === null ? null : <S.Change>{preview.Change.Text}</S.Change>}
    </S.Approval>
  )
}
