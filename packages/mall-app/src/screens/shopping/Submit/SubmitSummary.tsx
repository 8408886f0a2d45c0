import type { OrderConfirmation } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Ledger } from '@mall/ui/ledger'
import { useId } from 'react'
import { needsApproval, submitProblem, type SubmitValues } from './submit-values.ts'
import * as S from './Submit.styles.ts'

interface SubmitSummaryProps {
  readonly confirmation: OrderConfirmation
  readonly values: SubmitValues
  readonly updating: boolean
  readonly status: 'idle' | 'submitting'
  readonly problem: string | null
}

/** 商品总额 运费 应付, on ruled lines, and the one decisive action. */
export const SubmitSummary = ({ confirmation, values, updating, status, problem }: SubmitSummaryProps) => {
  const problemId = useId()
  const invalid = submitProblem(confirmation, values)
  const shown = problem ?? invalid
  return (
    <S.Summary aria-label="应付金额">
      <S.Amounts>
        <Ledger
          lines={[
            { label: '商品总额', amount: confirmation.GoodsAmount },
            { label: '运费', amount: confirmation.Freight },
          ]}
        />
      </S.Amounts>
      <S.Foot>
        <Ledger lines={[]} sum={{ label: '应付', amount: confirmation.PayableAmount }} />
        {shown ? (
          <Alert tone="danger" id={problemId}>
            {shown}
          </Alert>
        ) : null}
        <Button
          type="submit"
          variant="decisive"
          disabled={invalid !== null}
          loading={status === 'submitting' || updating}
          aria-describedby={invalid ? problemId : undefined}
        >
          {needsApproval(confirmation) ? '提交审批' : '提交订单'}
        </Button>
      </S.Foot>
    </S.Summary>
  )
}
