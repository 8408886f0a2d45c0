import type { ApprovalDetail } from '@mall/api/contract'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Section } from '@mall/ui/section'
import { ChangedQuantity } from '../../../features/approval/ChangedQuantity.tsx'
import { Goods, GoodsList } from '@mall/app-kit/goods/Goods.tsx'

/** What approvers changed of the lines: who, when, from how many to how many. */
export const Changes = ({ changes }: { readonly changes: ApprovalDetail['Changes'] }) => (
  <Section title="审批调整" aside={`${changes.length} 处`}>
    <GoodsList>
      {changes.map((change) => (
        <li key={`${change.Time} ${change.ProductCode}`}>
          <Goods product={change} gone={change.ToQuantity === 0}>
            <small>{`${change.UserName} ${formatInstant(change.Time)}${change.Comment ? `：${change.Comment}` : ''}`}</small>
          </Goods>
          <ChangedQuantity from={change.FromQuantity} to={change.ToQuantity} />
        </li>
      ))}
    </GoodsList>
  </Section>
)
