import type { OrderConfirmation } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Price } from '@mall/ui/price'
import { useId } from 'react'
import { needsApproval, submitProblem, type SubmitValues } from './submit-values.ts'
import * as S from './Submit.styles.ts'

interface SubmitBarProps {
  readonly confirmation: OrderConfirmation
  readonly values: SubmitValues
  readonly updating: boolean
  readonly status: 'idle' | 'submitting'
  readonly problem: string | null
}

/** 商品总额 运费 应付, on ruled lines, and the one decisive action. */
export const SubmitBar = ({ confirmation, values, updating, status, problem }: SubmitBarProps) => {
  const problemId = useId()
  const invalid = submitProblem(confirmation, values)
  return (
    <S.Bar aria-label="应付金额">
      <S.Totals>
        <dt>商品总额</dt>
        <dd>
          <Price value={confirmation.GoodsAmount} />
        </dd>
        <dt>运费</dt>
        <dd>
          <Price value={confirmation.Freight} />
        </dd>
        <dt>应付</dt>
        <dd>
          <Price value={confirmation.PayableAmount} size="large" />
        </dd>
      </S.Totals>
      <Button
        type="submit"
        variant="decisive"
        disabled={invalid !== null}
        loading={status === 'submitting' || updating}
        aria-describedby={invalid ? problemId : undefined}
      >
        {needsApproval(confirmation) ? '提交审批' : '提交订单'}
      </Button>
      <S.Problem id={problemId} role="alert">
        {problem ?? invalid}
      </S.Problem>
    </S.Bar>
  )
}
