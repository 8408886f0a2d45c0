import { toFen, toYuan } from '@mall/api'
import { orderSumNames, type ApprovalDetail } from '@mall/api/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { formatDay, formatInstant } from '@mall/app-kit/words/format.ts'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { DescriptionList } from '@mall/ui/description-list'
import { PageHeader } from '@mall/ui/page-header'
import { formatYuan } from '@mall/ui/price'
import { Seal } from '@mall/ui/seal'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { StatusTag } from '@mall/ui/status-tag'
import { Timeline } from '@mall/ui/timeline'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { OrderLink } from '../../../features/order/OrderLink.tsx'
import { approvalTone } from '../../../features/approval/approval-status.ts'
import { ReasonList } from '../../../features/approval/Reasons.tsx'
import { Waiting } from '../../../features/approval/Waiting.tsx'
import { BudgetOutlook } from '../../../features/budget/BudgetOutlook.tsx'
import { href } from '../../../site/routes.ts'
import { said } from '../../../lib/said.ts'
import { ApprovalLines } from './ApprovalLines.tsx'
import { recordOf, sealOf } from './approval-record.ts'
import { Attachments } from './Attachments.tsx'
import { Changes } from './Changes.tsx'
import { Decision, type DecisionProps } from './Decision.tsx'
import { useLineDraft, type LineEdits } from './use-line-draft.ts'

export interface ApprovalViewProps extends Omit<DecisionProps, 'hasDraft'> {
  /** Lowers quantities and strikes lines. */
  readonly onEdit: (edits: LineEdits) => void
  readonly onDownload: (url: string) => void
}

/** 审批详情: why, what it costs, what is in it, who decides, and the decision. */
export const ApprovalView = ({ approval, pending, onDecide, onTask, onEdit, onDownload }: ApprovalViewProps) => {
  const draft = useLineDraft(approval, pending, onEdit)
  return (
    <Sheet data-density="default">
      <DocumentPage
        head={<Head approval={approval} />}
        rail={
          <>
            <Record approval={approval} />
            <Section title="申请人说">
              <DescriptionList
                items={said([
                  { term: '采购事由', value: approval.Purpose },
                  { term: '订单备注', value: approval.Remark },
                ])}
              />
              {approval.Attachments.length > 0 ? <Attachments files={approval.Attachments} onDownload={onDownload} /> : null}
            </Section>
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
            <Decision approval={approval} pending={pending} hasDraft={draft !== null && draft.edits.length > 0} onDecide={onDecide} onTask={onTask} />
          ) : null
        }
      >
        <Section title="为什么需要审批">
          <ReasonList reasons={approval.Reasons} />
        </Section>
        {approval.PayableAmount === null ? <PricesHidden /> : null}
        {approval.Budgets.length > 0 ? <Budget levels={approval.Budgets} amount={approval.PayableAmount} /> : null}
        <ApprovalLines lines={approval.Lines} draft={draft} />
        {approval.Changes.length > 0 ? <Changes changes={approval.Changes} /> : null}
        <Section title={orderSumNames.payable}>
          <OrderSums sums={approval} />
        </Section>
      </DocumentPage>
    </Sheet>
  )
}

const Head = ({ approval }: Pick<ApprovalViewProps, 'approval'>) => {
  const seal = sealOf(approval)
  return (
    <PageHeader
      crumbs={<Breadcrumbs items={[{ label: '订单审批', href: href('approvals') }, { label: approval.ApprovalNo }]} />}
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
            {`（${approval.OrderStatusName}）`}
          </span>
          <span>{formatInstant(approval.SubmitTime)} 提交</span>
        </>
      }
      seal={seal ? <Seal {...seal} time={approval.FinishTime === null ? undefined : formatDay(approval.FinishTime)} /> : null}
    />
  )
}

/** Before and after the order, by the level that decides. */
const budgetAside = (levels: ApprovalDetail['Budgets'], amount: number | null): string | undefined => {
  const deciding = levels.find(({ Decides }) => Decides)
  if (deciding === undefined || deciding.Remaining === null || amount === null) return undefined
  return `${deciding.PeriodName} 现可用 ${formatYuan(deciding.Remaining)}，本单后 ${formatYuan(toYuan(toFen(deciding.Remaining) - toFen(amount)))}`
}

const Budget = ({ levels, amount }: { readonly levels: ApprovalDetail['Budgets']; readonly amount: number | null }) => (
  <Section title="预算" aside={budgetAside(levels, amount)}>
    <BudgetOutlook levels={levels} order={amount} />
  </Section>
)

const Record = ({ approval }: Pick<ApprovalViewProps, 'approval'>) => {
  const now = useNow()
  return (
    <Section title="走到哪里">
      <Timeline
        items={recordOf(approval).map(({ id, title, state, time, comment }) => ({
          id,
          title,
          state,
          time: time === null ? undefined : formatInstant(time),
          description:
            state === 'current' ? (
              <>
                <Waiting since={approval.WaitingSince} now={now} />
                {comment === '' ? null : <div>{comment}</div>}
              </>
            ) : (
              comment || undefined
            ),
        }))}
      />
    </Section>
  )
}
