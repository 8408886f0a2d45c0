import { orderStatus, type OrderDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Section } from '@mall/ui/section'
import { Timeline } from '@mall/ui/timeline'
import { stepStates } from '../../../features/approval/approval-record.ts'
import { approvalLines } from './approval-groups.ts'

/** Who approved the order, in turn. */
export const ApprovalRecord = ({ order }: { readonly order: OrderDetail }) => (
  <Section title="审批记录">
    {order.Approvals.length === 0 ? (
      '本订单无需审批。'
    ) : (
      <Timeline
        messages={order.Status === orderStatus.pendingApproval ? {} : { waiting: '未处理' }}
        items={approvalLines(order.Approvals).map(({ NodeName, approvers, State, StateName, Time, Comment }, at) => ({
          id: `${at}`,
          title: NodeName,
          state: stepStates[State],
          time: Time === null ? undefined : formatInstant(Time),
          description: `${approvers} · ${StateName}${Comment ? `：${Comment}` : ''}`,
        }))}
      />
    )}
  </Section>
)
