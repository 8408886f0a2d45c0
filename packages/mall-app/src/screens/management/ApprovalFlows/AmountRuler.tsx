import type { ApprovalFlowRule } from '@mall/api/contract'
import { formatYuan } from '@mall/ui/price'
import { rulerOf } from './amount-ruler.ts'
import { wholeYuan } from './whole-yuan.ts'
import * as S from './ApprovalFlows.styles.ts'

/** Which rule is for which amount: what no rule covers, or two do, is seen at once. */
export const AmountRuler = ({ rules }: { readonly rules: readonly ApprovalFlowRule[] }) => {
  const parts = rulerOf(rules)
  return parts.length === 0 ? null : (
    <S.Ruler aria-label="各金额由哪条规则审批">
      {parts.map(({ from, to, kind, text }) => (
        <li key={from} data-kind={kind}>
          <span>{text}</span>
          <span>{wholeYuan(formatYuan(from))}</span>
          {to === null ? <span>不限</span> : null}
        </li>
      ))}
    </S.Ruler>
  )
}
