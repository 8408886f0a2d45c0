import type { OrderDetail } from '@mall/api/contract'
import { Timeline } from '@mall/ui/timeline'
import { formatDay, formatInstant } from '../../../lib/format.ts'
import { approvalOutcome, approvalState, type ApprovalOutcome } from './order-progress.ts'
import * as S from './OrderDetail.styles.ts'

/** Who approved the order, in turn, under the seal of how it ended. */
export const ApprovalRecord = ({ order }: { readonly order: OrderDetail }) => {
  const outcome = approvalOutcome(order)
  const Frame = outcome ? S.Sealed : 'div'
  return (
    <S.Card aria-labelledby="order-approval">
      <S.CardTitle id="order-approval">审批记录</S.CardTitle>
      {outcome ? <Seal {...outcome} /> : null}
      {order.Approvals.length === 0 ? (
        <S.Quiet>本订单无需审批。</S.Quiet>
      ) : (
        <Frame>
          <Timeline
            items={order.Approvals.map(({ NodeName, Approver, State, StateName, Time, Comment }, at) => ({
              id: `${at}`,
              title: NodeName,
              state: approvalState(State),
              time: Time === null ? undefined : formatInstant(Time),
              description: `${Approver} · ${StateName}${Comment ? `：${Comment}` : ''}`,
            }))}
          />
        </Frame>
      )}
    </S.Card>
  )
}

const Seal = ({ verdict, time }: ApprovalOutcome) => {
  return (
    <S.Seal data-verdict={verdict}>
      <b>{verdict === 'approved' ? '已批准' : '已驳回'}</b>
      {time === null ? null : <time dateTime={time}>{formatDay(time).slice(2)}</time>}
    </S.Seal>
  )
}
