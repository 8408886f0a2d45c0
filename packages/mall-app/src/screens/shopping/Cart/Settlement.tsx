import { formatYuan, toFen, toYuan } from '@mall/api'
import type { Cart, PassingChange } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { useId, type ReactNode } from 'react'
import { CheckoutPage } from '../../../components/checkout/CheckoutPage.tsx'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { ApprovalNotice, ApprovalOutlook } from './ApprovalOutlook.tsx'
import { BudgetAfter } from './BudgetAfter.tsx'
import { checkoutProblem } from './cart-totals.ts'
import type { PassingWords } from './passing-words.ts'

interface SettlementProps {
  readonly cart: Cart
  readonly pending: boolean
  readonly stale: boolean
  readonly onCheckOut: () => void
  readonly onPass: (change: PassingChange, words: PassingWords) => void
  readonly children: ReactNode
}

/** Beside the cart: what is selected, what it costs and saves, what the budget and the approval say, and the way on. */
export const Settlement = ({ cart, pending, stale, onCheckOut, onPass, children }: SettlementProps) => {
  const reasonId = useId()
  const unavailable = checkoutProblem(cart)
  const kinds = cart.Items.filter(({ Selected }) => Selected).length
  const payable = cart.PayableAmount
  const budget = cart.Budgets.find(({ Decides }) => Decides)
  const outlook = { cart, stale: stale || pending, onPass }
  return (
    <CheckoutPage
      title="结算"
      facts={
        <>
          <OrderSums sums={cart} notes={{ goods: `${kinds} 种 ${cart.SelectedQuantity} 件`, freight: freightNote(cart) }} />
          {payable === null ? <PricesHidden /> : null}
          <ApprovalOutlook {...outlook} />
          {budget === undefined || payable === null ? null : <BudgetAfter budget={budget} amount={payable} />}
        </>
      }
      total={payable}
      notice={cart.ApprovalPreview.Reasons.length > 0 ? <ApprovalNotice {...outlook} /> : null}
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
