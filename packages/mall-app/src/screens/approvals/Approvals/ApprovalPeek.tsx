import type { ApprovalSummary } from '@mall/api/contract'
import { DescriptionList } from '@mall/ui/description-list'
import { Price } from '@mall/ui/price'
import { Section } from '@mall/ui/section'
import { formatInstant } from '../../../lib/format.ts'
import { nodeText, Reasons, Waiting } from './approvals-columns.tsx'
import * as S from './Approvals.styles.ts'

interface ApprovalPeekProps {
  readonly approval: ApprovalSummary
  readonly now: number
}

/** An approval beside its list: what for, why, what is in it, where it stands. */
export const ApprovalPeek = ({ approval, now }: ApprovalPeekProps) => (
  <S.Peek>
    <div data-part="head">
      <strong>{approval.Purpose}</strong>
      <Price value={approval.PayableAmount} size="large" />
      <S.Quiet>{`${approval.UserName} · ${approval.DepartmentName}，${formatInstant(approval.SubmitTime)} 提交`}</S.Quiet>
    </div>
    <Section level={3} title="为什么需要审批">
      <Reasons approval={approval} />
    </Section>
    <Section level={3} title="商品" aside={`${approval.Lines.length} 种，${approval.Lines.reduce((sum, { Quantity }) => sum + Quantity, 0)} 件`}>
      <ul>
        {approval.Lines.map(({ ProductCode, ImageUrl, CustomerProductName, Quantity }) => (
          <li key={ProductCode}>
            <img src={ImageUrl} alt="" width={40} height={40} loading="lazy" decoding="async" />
            <span>{CustomerProductName}</span>
            <span>{`× ${Quantity}`}</span>
          </li>
        ))}
      </ul>
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
  </S.Peek>
)
