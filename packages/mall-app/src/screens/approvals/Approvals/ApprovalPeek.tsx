import type { ApprovalDetail, ApprovalSummary } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { PeekContent } from '@mall/app-kit/list/PeekContent.tsx'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { Skeleton } from '@mall/ui/skeleton'
import { Stack } from '@mall/ui/stack'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'
import { ApprovalGoods, DraftBar } from '../../../features/approval/ApprovalGoods.tsx'
import { ApprovalBudget, ApprovalRecord } from '../../../features/approval/ApprovalParts.tsx'
import type { ApprovalTask } from '../../../features/approval/approval-task.ts'
import { Decision, type DecisionProps } from '../../../features/approval/Decision.tsx'
import { ReasonList } from '../../../features/approval/Reasons.tsx'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { said } from '../../../lib/said.ts'
import { useDecisionDraft, type LineEdits } from '../../../features/approval/decision-draft.ts'
import { useLineDraft } from '../../../features/approval/use-line-draft.ts'

interface ApprovalPeekProps {
  readonly approval: ApprovalSummary
  /** Undefined while it loads; null when it failed: nobody decides without prices and budget in sight. */
  readonly detail: ApprovalDetail | null | undefined
  /** Its page. */
  readonly pageHref: string
  /** Under which comment and quantities are kept until the decision is made. */
  readonly draftKey: string | undefined
  readonly pending: boolean
  readonly onRetry: () => void
  readonly onTask: (task: ApprovalTask) => void
  readonly onDecide: DecisionProps['onDecide']
  readonly onEdit: (edits: LineEdits) => void
}

const headOf = ({ Purpose, PayableAmount, UserName, DepartmentName, SubmitTime, OrderNo }: ApprovalSummary) => ({
  title: Purpose,
  amount: <Price value={PayableAmount} size="large" />,
  details: `${UserName} · ${DepartmentName}，${formatInstant(SubmitTime)} 提交，订单 ${OrderNo}`,
})

const countText = (lines: readonly { readonly Quantity: number }[]): string => `${lines.length} 种，${lines.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`

const Why = ({ approval }: Pick<ApprovalPeekProps, 'approval'>) => (
  <Section level={3} title="为什么需要审批">
    <ReasonList reasons={approval.Reasons} />
  </Section>
)

/** What the applicant wrote beside the reason, which is the title. */
const Words = ({ approval: { Remark, Attachments } }: { readonly approval: ApprovalDetail }) => {
  const items = said([{ term: '订单备注', value: Remark }, { term: '附件', value: Attachments.length === 0 ? '' : `${Attachments.length} 个，在审批单里下载` }])
  return items.length === 0 ? null : (
    <Section level={3} title="申请人说">
      <DescriptionList items={items} />
    </Section>
  )
}

const FullPage = ({ pageHref }: Pick<ApprovalPeekProps, 'pageHref'>) => <Button href={pageHref}>查看全部</Button>

/** An approval beside its list, decided where it is read: why, what it does to the budget, what it costs and cost last, and the decision at the foot. */
export const ApprovalPeek = (props: ApprovalPeekProps) => {
  const { approval, detail } = props
  if (detail) return <LoadedPeek key={approval.ApprovalNo} {...props} detail={detail} />
  return (
    <PeekContent
      {...headOf(approval)}
      foot={
        detail === undefined ? <Skeleton variant="block" height={104} /> : <FullPage pageHref={props.pageHref} />
      }
    >
      <Why approval={approval} />
      <Section level={3} title="预算">
        {detail === undefined ? <Skeleton lines={2} /> : <QueryFailure part failure="failed" onRetry={props.onRetry} />}
      </Section>
      <Section level={3} title="商品" aside={countText(approval.Lines)}>
        <GoodsList>
          {approval.Lines.map((line) => (
            <li key={line.ProductCode}>
              <Goods product={line} />
              {`× ${line.Quantity}`}
            </li>
          ))}
        </GoodsList>
      </Section>
    </PeekContent>
  )
}

const LoadedPeek = ({ approval, detail, pageHref, draftKey, pending, onTask, onDecide, onEdit }: ApprovalPeekProps & { readonly detail: ApprovalDetail }) => {
  const kept = useDecisionDraft(detail, draftKey)
  const draft = useLineDraft(detail, pending, kept, onEdit)
  return (
    <PeekContent
      {...headOf(approval)}
      foot={
        <Decision approval={detail} pending={pending} kept={kept} draft={draft} onDecide={onDecide} onTask={onTask}>
          <FullPage pageHref={pageHref} />
        </Decision>
      }
    >
      <Words approval={detail} />
      <Why approval={approval} />
      {detail.PayableAmount === null ? <PricesHidden /> : null}
      <ApprovalBudget approval={detail} level={3} />
      <Section level={3} title="商品" aside={countText(detail.Lines)}>
        <Stack gap={16}>
          <ApprovalGoods approval={detail} draft={draft} />
          {draft !== null && draft.edits.length > 0 ? <DraftBar draft={draft} /> : null}
          <div>
            <OrderSums sums={detail} />
          </div>
        </Stack>
      </Section>
      <ApprovalRecord approval={detail} level={3} />
    </PeekContent>
  )
}
