import { approvalStatus } from '@mall/api/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { DescriptionList } from '@mall/ui/description-list'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Seal } from '@mall/ui/seal'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { StatusTag } from '@mall/ui/status-tag'
import type { ReactNode } from 'react'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { approvalTone } from '../../../features/approval/approval-status.ts'
import { ApprovalBudget, ApprovalRecord } from '../../../features/approval/ApprovalParts.tsx'
import { sealOf } from '../../../features/approval/approval-record.ts'
import { Decision, type DecisionProps } from '../../../features/approval/Decision.tsx'
import { useDecisionDraft, type LineEdits } from '../../../features/approval/decision-draft.ts'
import { useLineDraft } from '../../../features/approval/use-line-draft.ts'
import { ReasonList } from '../../../features/approval/Reasons.tsx'
import { said } from '../../../lib/said.ts'
import { ApprovalLines } from './ApprovalLines.tsx'
import { Attachments } from './Attachments.tsx'
import { Changes } from './Changes.tsx'
import * as S from './Approval.styles.ts'

export interface ApprovalViewProps extends Omit<DecisionProps, 'kept' | 'draft'> {
  /** Under which comment and quantities are kept until the decision is made. */
  readonly draftKey?: string | undefined
  /** The list that it is of. */
  readonly listHref: string
  /** The way to the others of that list. */
  readonly pager?: ReactNode
  /** Lowers quantities and strikes lines. */
  readonly onEdit: (edits: LineEdits) => void
  readonly onDownload: (url: string) => void
}

/** 审批详情: what the applicant says, why it needs an approval, what it costs, what is in it, who decides, and the decision. */
export const ApprovalView = ({ approval, draftKey, listHref, pager, pending, onDecide, onTask, onEdit, onDownload }: ApprovalViewProps) => {
  const kept = useDecisionDraft(approval, draftKey)
  const draft = useLineDraft(approval, pending, kept, onEdit)
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={<Head approval={approval} listHref={listHref} pager={pager} />}
        rail={
          <>
            <ApprovalRecord approval={approval} />
            <Section title="收货与开票">
              <DescriptionList
                items={said([
                  { term: '收货', value: `${approval.Address.Consignee}，${approval.Address.FullAddress}` },
                  { term: '期望送达', value: approval.DeliveryDate },
                  { term: '费用', value: approval.DepartmentName },
                  { term: '支付', value: approval.PaymentTypeName },
                  { term: '发票', value: [approval.Invoice.ModeName, approval.Invoice.TypeName].filter(Boolean).join('，') },
                ])}
              />
            </Section>
          </>
        }
        decision={
          approval.AllowActions.some((action) => action !== 'View') ? (
            <Decision approval={approval} pending={pending} kept={kept} draft={draft} onDecide={onDecide} onTask={onTask} />
          ) : null
        }
      >
        <Section title="申请人说">
          <DescriptionList
            items={said([
              { term: '采购事由', value: approval.Purpose },
              { term: '订单备注', value: approval.Remark },
            ])}
          />
          {approval.Attachments.length > 0 ? <Attachments files={approval.Attachments} onDownload={onDownload} /> : null}
        </Section>
        <Section title="为什么需要审批">
          <ReasonList reasons={approval.Reasons} />
        </Section>
        {approval.PayableAmount === null ? <PricesHidden /> : null}
        <ApprovalBudget approval={approval} />
        <ApprovalLines approval={approval} draft={draft} />
        {approval.Changes.length > 0 ? <Changes changes={approval.Changes} /> : null}
      </DocumentPage>
    </Sheet>
  )
}

const Head = ({ approval, listHref, pager }: Pick<ApprovalViewProps, 'approval' | 'listHref' | 'pager'>) => {
  const seal = sealOf(approval)
  return (
    <PageHeader
      crumbs={
        <S.Crumbs>
          <Breadcrumbs items={[{ label: '订单审批', href: listHref }, { label: approval.ApprovalNo }]} />
          {pager}
        </S.Crumbs>
      }
      fact={
        <>
          {`${approval.UserName}申请 ${formatYuan(approval.PayableAmount)}：${approval.Purpose} `}
          <StatusTag tone={approvalTone(approval.Status)}>{approval.StatusName}</StatusTag>
        </>
      }
      details={
        <>
          <span>{approval.DepartmentName}</span>
          <span>
            订单 {approval.IsOrderVisible ? <OrderLink orderNo={approval.OrderNo} /> : approval.OrderNo}
            {approval.Status === approvalStatus.approved ? `（${approval.OrderStatusName}）` : null}
          </span>
          <span>{formatInstant(approval.SubmitTime)} 提交</span>
        </>
      }
      seal={seal ? <Seal {...seal} time={approval.FinishTime === null ? undefined : formatDay(approval.FinishTime)} /> : null}
    />
  )
}
