import { approversText, orderStatus, paymentType, type SubmitResult } from '@mall/api/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { StatusTag } from '@mall/ui/status-tag'
import { OrderSums } from '../../../components/order-sums/OrderSums.tsx'
import { ResultSheet, ResultSheetLoading, type ResultTone } from '../../../components/result-sheet/ResultSheet.tsx'
import { nextStepOf } from '../../../features/order/next-step.ts'
import { orderTone } from '../../../features/order/order-status.ts'
import { OrderSteps } from '../../../features/order/OrderSteps.tsx'
import { said } from '../../../lib/said.ts'
import { href } from '../../../site/routes.ts'

export interface SubmitStateViewProps {
  /** Undefined while it loads. */
  readonly result: SubmitResult | undefined
  readonly failure: LoadFailure | null
  readonly onRetry: () => void
}

/** What became of the submission, in the words of the screen's three states. */
export const headlineOf = ({ State, ApproverNames, PayBefore }: SubmitResult): string => {
  if (State === 'approving') return `已提交审批，等待${approversText(ApproverNames) || '审批人'}审批`
  if (State === 'unpaid') return `待付款，请于${formatInstant(PayBefore)}前完成支付`
  return '订单提交成功'
}

const failed: ReadonlySet<SubmitResult['Status']> = new Set([orderStatus.approvalRejected, orderStatus.withdrawn, orderStatus.cancelled, orderStatus.refused])

const toneOf = ({ State, Status }: SubmitResult): ResultTone => (failed.has(Status) ? 'ended' : State === 'submitted' ? 'done' : 'waiting')

/** Who the current step waits for, or until when. */
const waitsFor = ({ State, ApproverNames, PayBefore }: SubmitResult): string | null => {
  if (State === 'approving') return approversText(ApproverNames) || null
  return State === 'unpaid' && PayBefore !== null ? `${formatInstant(PayBefore).slice(5)} 前` : null
}

/** The end of a purchase: where the order goes from here, and the ways on. */
export const SubmitStateView = ({ result, failure, onRetry }: SubmitStateViewProps) => {
  if (failure) return <QueryFailure failure={failure} notFound={<UnknownSubmission />} onRetry={onRetry} />
  if (!result) return <ResultSheetLoading label="提交结果加载中" />
  return (
    <ResultSheet
      tone={toneOf(result)}
      headline={headlineOf(result)}
      about={
        result.State === 'submitted' ? (
          <>
            订单现在 <StatusTag tone={orderTone(result.Status)}>{result.StatusName}</StatusTag>
          </>
        ) : null
      }
      steps={<OrderSteps steps={result.Steps} note={waitsFor(result)} />}
      next={nextStepOf(result)}
      facts={said([
        { term: '订单号', value: result.OrderNo },
        { term: '支付方式', value: result.PaymentTypeName },
        { term: '期望送达', value: result.DeliveryDate },
      ])}
      sums={<OrderSums sums={result} />}
      actions={<Actions result={result} />}
    />
  )
}

/** 去付款 only where the user may pay; how a transfer is made is explained to whoever waits for it. */
const Actions = ({ result: { OrderNo, State, PaymentType, AllowActions } }: { readonly result: SubmitResult }) => {
  const canPay = AllowActions.includes('Pay')
  const transfers = State === 'unpaid' && PaymentType === paymentType.transfer
  return (
    <>
      <Button href={href('home')}>继续购物</Button>
      <Button variant={canPay ? 'default' : 'primary'} href={href('orderDetail', { id: OrderNo })}>
        查看订单
      </Button>
      {canPay || transfers ? (
        <Button variant={canPay ? 'decisive' : 'default'} href={href('pay', { id: OrderNo })}>
          {canPay ? '去付款' : '转账说明'}
        </Button>
      ) : null}
    </>
  )
}

const UnknownSubmission = () => (
  <PageEmpty kind="search" title="未找到该次提交" action={<Button href={href('orders')}>查看我的订单</Button>}>
    订单若已提交成功，可在我的订单中查看。
  </PageEmpty>
)
