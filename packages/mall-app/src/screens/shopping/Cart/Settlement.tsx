import { formatYuan, toFen } from '@mall/api'
import type { Cart } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { FormActions } from '@mall/ui/form-actions'
import { Price } from '@mall/ui/price'
import { useId } from 'react'
import { checkoutProblem } from './cart-totals.ts'
import * as S from './Cart.styles.ts'

interface SettlementProps {
  readonly cart: Cart
  readonly pending: boolean
  readonly onCheckOut: () => void
}

/** Stays in sight: what is selected, what it costs and saves, what the budget and the approval say, and the way on. */
export const Settlement = ({ cart, pending, onCheckOut }: SettlementProps) => {
  const reasonId = useId()
  const unavailable = checkoutProblem(cart)
  const remaining = cart.BudgetRemaining
  const isOver = remaining !== null && toFen(remaining) < toFen(cart.SelectedAmount)
  return (
    <FormActions
      role="region"
      aria-label="结算"
      note={
        <S.Notes>
          {remaining === null ? null : (
            <span data-tone={isOver ? 'warning' : undefined}>
              预算剩余{formatYuan(remaining)}
              {isOver ? '，本单将超出预算' : ''}
            </span>
          )}
          {cart.ApprovalReasons.length > 0 ? <span data-tone="warning">预计触发审批：{cart.ApprovalReasons.join('、')}</span> : null}
          <span id={reasonId}>{unavailable}</span>
        </S.Notes>
      }
    >
      <S.Sums role="status">
        <span>
          合计 <Price value={cart.SelectedAmount} size="large" />
        </span>
        <span>
          已选 <b>{cart.SelectedQuantity}</b> 件
        </span>
        {toFen(cart.SavedAmount) > 0 ? <Price value={cart.SavedAmount} kind="saving" size="small" /> : null}
      </S.Sums>
      <Button variant="decisive" disabled={unavailable !== null} loading={pending} aria-describedby={unavailable ? reasonId : undefined} onClick={onCheckOut}>
        去结算
      </Button>
    </FormActions>
  )
}
