import { budgetResult, type BudgetResult, type OrderConfirmation } from '@mall/api/contract'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { Alert, type AlertTone } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { useId, type ReactNode } from 'react'
import { approvalChain } from '../../../features/approval/approval-chain.ts'
import { BudgetOutlook } from '../../../features/budget/BudgetOutlook.tsx'
import { CheckoutPage } from '../../../components/checkout/CheckoutPage.tsx'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { ApprovalPreview } from './ApprovalPreview.tsx'
import { SubmitProblem, type Problem } from './SubmitProblem.tsx'
import { budgetsOf, budgetVerdict, needsApproval, submitProblem, type SubmitValues } from './submit-values.ts'

interface SubmitSummaryProps {
  readonly confirmation: OrderConfirmation
  readonly values: SubmitValues
  readonly updating: boolean
  readonly submitting: boolean
  readonly problem: Problem | null
  /** The lines are those of the cart, and not of an order that is submitted again. */
  readonly fromCart: boolean
  /** Above the form and its summary. */
  readonly heading: ReactNode
  /** The form. */
  readonly children: ReactNode
}

/** How loud it is said that the budget is exceeded; while it is enough, the bar says so. */
const exceedings = {
  [budgetResult.passed]: null,
  [budgetResult.needsApproval]: 'warning',
  [budgetResult.forbidden]: 'danger',
} as const satisfies Record<BudgetResult, AlertTone | null>

/** Beside the form: the amounts, what they make of the budget, who has to approve, and the one decisive action. */
export const SubmitSummary = ({ confirmation, values, updating, submitting, problem, fromCart, heading, children }: SubmitSummaryProps) => {
  const problemId = useId()
  const invalid = submitProblem(confirmation, values)
  const shown = problem ?? (invalid === null ? null : { text: invalid, leadsToCart: fromCart && confirmation.Items.length === 0 })
  const verdict = budgetVerdict(confirmation, values.DepartmentId)
  const exceeded = verdict && exceedings[verdict.result]
  return (
    <CheckoutPage
      heading={heading}
      title="本单"
      facts={
        <>
          <OrderSums sums={confirmation} />
          {confirmation.PayableAmount === null ? <PricesHidden /> : null}
          {verdict ? (
            <>
              <BudgetOutlook levels={budgetsOf(confirmation, values.DepartmentId)} order={confirmation.PayableAmount} />
              {exceeded && verdict.text !== shown?.text ? (
                <Alert role="status" tone={exceeded}>
                  {verdict.text}
                </Alert>
              ) : null}
            </>
          ) : null}
          <ApprovalPreview preview={confirmation.ApprovalPreview} />
        </>
      }
      total={confirmation.PayableAmount}
      notice={needsApproval(confirmation) ? `由${approvalChain(confirmation.ApprovalPreview)}审批` : null}
      problem={
        shown ? <SubmitProblem problem={shown} id={problemId} /> : null
      }
      action={
        <Button
          block
          type="submit"
          variant="decisive"
          disabled={invalid !== null}
          loading={submitting || updating}
          aria-describedby={invalid ? problemId : undefined}
        >
          {needsApproval(confirmation) ? '提交审批' : '提交订单'}
        </Button>
      }
    >
      {children}
    </CheckoutPage>
  )
}
