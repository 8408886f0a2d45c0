import { formatYuan, toFen, toYuan } from '@mall/api'
import { approvalReasonNames, type Cart } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Ledger } from '@mall/ui/ledger'
import { Price } from '@mall/ui/price'
import { useId, type ReactNode } from 'react'
import { CheckoutPage } from '../../../components/checkout/CheckoutPage.tsx'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { ApprovalExplanation } from '../../../features/approval/ApprovalExplanation.tsx'
import { checkoutProblem } from './cart-totals.ts'

interface SettlementProps {
  readonly cart: Cart
  readonly pending: boolean
  readonly onCheckOut: () => void
  readonly children: ReactNode
}

/** Beside the cart: what is selected, what it costs and saves, what the budget and the approval say, and the way on. */
export const Settlement = ({ cart, pending, onCheckOut, children }: SettlementProps) => {
  const reasonId = useId()
  const unavailable = checkoutProblem(cart)
  const kinds = cart.Items.filter(({ Selected }) => Selected).length
  const payable = cart.PayableAmount
  const approval = cart.ApprovalReasons.length > 0 ? `预计触发审批：${cart.ApprovalReasons.map(({ Code }) => approvalReasonNames[Code]).join('、')}` : null
  return (
    <CheckoutPage
      title="结算"
      facts={
        <>
          <OrderSums sums={cart} notes={{ goods: `${kinds} 种 ${cart.SelectedQuantity} 件`, freight: freightNote(cart) }} />
          {payable === null ? <PricesHidden /> : null}
          {approval === null ? null : (
            <Alert tone="warning" action={<ApprovalExplanation preview={{ Reasons: cart.ApprovalReasons, Change: cart.ApprovalChange }} />}>
              {approval}
            </Alert>
          )}
          {cart.BudgetRemaining === null || payable === null ? null : <Budget period={cart.BudgetPeriod ?? ''} remaining={cart.BudgetRemaining} amount={payable} />}
        </>
      }
      total={payable}
      notice={approval}
      saving={cart.SavedAmount !== null && cart.SavedAmount > 0 ? <Price value={cart.SavedAmount} kind="saving" size="small" /> : null}
      problem={
        unavailable === null ? null : (
          <Alert id={reasonId} data-full="">
            {unavailable}
          </Alert>
        )
      }
      action={
        <Button block variant="decisive" disabled={unavailable !== null} loading={pending} aria-describedby={unavailable ? reasonId : undefined} onClick={onCheckOut}>
          {kinds > 0 ? `去结算（${kinds} 种）` : '去结算'}
        </Button>
      }
    >
      {children}
    </CheckoutPage>
  )
}

/** From what amount there is no freight, and what is missing to it. */
const freightNote = ({ GoodsAmount, Freight, FreeFreightFrom }: Cart): string | undefined => {
  if (GoodsAmount === null || Freight === null || FreeFreightFrom === null) return undefined
  const rule = `满 ${formatYuan(FreeFreightFrom)} 免运费`
  const missing = toFen(FreeFreightFrom) - toFen(GoodsAmount)
  return Freight > 0 && missing > 0 ? `${rule}，还差 ${formatYuan(toYuan(missing))}` : rule
}

/** What the budget, by its level that decides, has left now and after this order. */
const Budget = ({ period, remaining, amount }: { readonly period: string; readonly remaining: number; readonly amount: number }) => {
  const left = toYuan(toFen(remaining) - toFen(amount))
  return (
    <Ledger
      lines={[
        { label: '预算剩余', note: period, amount: remaining },
        { label: '本单后剩余', amount: left, ...(left < 0 ? { note: `将超出 ${period} 预算`, tone: 'danger' as const } : {}) },
      ]}
    />
  )
}
