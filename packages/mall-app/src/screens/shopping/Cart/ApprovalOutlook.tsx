import { approvalReasonNames, type Cart, type PassingChange } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { formatYuan } from '@mall/ui/price'
import { approvalChain } from '../../../features/approval/approval-chain.ts'
import { passingWords, type PassingWords } from './passing-words.ts'
import * as S from './ApprovalOutlook.styles.ts'

interface ApprovalOutlookProps {
  readonly cart: Cart
  /** The cart on screen is ahead of what the mall has judged. */
  readonly stale: boolean
  readonly onPass: (change: PassingChange, words: PassingWords) => void
}

/** Where a node has nobody the order cannot be placed. */
const nobody = '没有可用的审批人，请联系企业管理员'

/** What would spare the approval of what is selected, as long as the cart holds it. */
const passingOf = ({ ApprovalPreview: { Change }, Items }: Cart) => {
  const words = Change && passingWords(Change, Items)
  return words && { change: Change, words }
}

/** Why an order of the selected lines needs approval, what would spare it and does so at a press, and else by whom. */
export const ApprovalOutlook = ({ cart, stale, onPass }: ApprovalOutlookProps) => {
  const { Reasons, Nodes } = cart.ApprovalPreview
  if (Reasons.length === 0) return null
  const passing = passingOf(cart)
  const chain = approvalChain({ Nodes })
  return (
    <S.Outlook>
      <Alert tone="warning" title={`预计触发审批：${Reasons.map(({ Code }) => approvalReasonNames[Code]).join('、')}`}>
        {/* To one who sees no prices a reason is its name, which stands above. */}
        {Reasons.filter(({ Code, Text }) => Text !== approvalReasonNames[Code]).map(({ Code, Text }) => (
          <S.Reason key={Code}>{Text}</S.Reason>
        ))}
      </Alert>
      {passing ? (
        <S.Passing>
          <div>
            <strong>{passing.words.title}</strong>
            <small>{passing.words.detail}</small>
            {passing.change.PayableAmount === null ? null : <small>改后应付 {formatYuan(passing.change.PayableAmount)}</small>}
          </div>
          <Button disabled={stale} onClick={() => onPass(passing.change, passing.words)}>
            {passing.words.action}
          </Button>
        </S.Passing>
      ) : null}
      {chain === '' ? (
        <S.Chain>{nobody}</S.Chain>
      ) : (
        <S.Chain>
          {passing ? '否则由 ' : '由 '}
          <b>{chain}</b> 审批
        </S.Chain>
      )}
    </S.Outlook>
  )
}

/** The same in one line, over the button of a phone. */
export const ApprovalNotice = ({ cart, stale, onPass }: ApprovalOutlookProps) => {
  const passing = passingOf(cart)
  const chain = approvalChain(cart.ApprovalPreview)
  return (
    <S.Notice>
      <span>
        {passing ? (
          <>
            将触发审批；<b>{passing.words.title}</b>
          </>
        ) : (
          chain === '' ? nobody : `需由 ${chain} 审批`
        )}
      </span>
      {passing ? (
        <Button variant="text" disabled={stale} onClick={() => onPass(passing.change, passing.words)}>
          {passing.words.action}
        </Button>
      ) : null}
    </S.Notice>
  )
}
