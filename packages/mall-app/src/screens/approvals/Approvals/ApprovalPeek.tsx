import type { ApprovalSummary } from '@mall/api/contract'
import { PeekContent } from '@mall/app-kit/list/PeekContent.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { DecisionButtons } from '../../../features/approval/DecisionButtons.tsx'
import { ReasonList } from '../../../features/approval/Reasons.tsx'
import type { ApprovalTask } from '../../../features/approval/approval-task.ts'
import { Waiting } from '../../../features/approval/Waiting.tsx'
import { Goods, GoodsList } from '../../../components/goods/Goods.tsx'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { href } from '../../../site/routes.ts'
import { nodeText } from './approvals-columns.tsx'

interface ApprovalPeekProps {
  readonly approval: ApprovalSummary
  readonly now: number
  readonly pending: boolean
  readonly onTask: (task: ApprovalTask) => void
}

/** An approval beside its list: what for, why, what is in it, where it stands. */
export const ApprovalPeek = ({ approval, now, pending, onTask }: ApprovalPeekProps) => (
  <PeekContent
    title={approval.Purpose}
    amount={<Price value={approval.PayableAmount} size="large" />}
    details={`${approval.UserName} · ${approval.DepartmentName}，${formatInstant(approval.SubmitTime)} 提交`}
  >
    <Section level={3} title="为什么需要审批">
      <ReasonList reasons={approval.Reasons} />
    </Section>
    <Section level={3} title="商品" aside={`${approval.Lines.length} 种，${approval.Lines.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`}>
      <GoodsList>
        {approval.Lines.map((line) => (
          <li key={line.ProductCode}>
            <Goods product={line} />
            {`× ${line.Quantity}`}
          </li>
        ))}
      </GoodsList>
      <OrderSums sums={approval} />
    </Section>
    <Section level={3} title="走到哪里">
      <DescriptionList
        items={[
          { term: '状态', value: approval.StatusName },
          { term: '当前节点', value: approval.CurrentNode ? nodeText(approval) : null },
          { term: '停留时长', value: approval.WaitingSince === null ? null : <Waiting since={approval.WaitingSince} now={now} /> },
          { term: '订单号', value: approval.OrderNo },
        ]}
      />
    </Section>
    <DecisionButtons allowed={approval.AllowActions} pending={pending} onTask={onTask}>
      <Button href={href('approval', {}, { id: approval.ApprovalNo })}>查看全部</Button>
    </DecisionButtons>
  </PeekContent>
)
