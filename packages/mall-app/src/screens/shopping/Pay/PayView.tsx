import { orderSumNames, type PaymentState } from '@mall/api/contract'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Ledger } from '@mall/ui/ledger'
import { Link } from '@mall/ui/link'
import { StatusTag } from '@mall/ui/status-tag'
import type { ReactNode } from 'react'
import { ResultSheet, ResultSheetLoading, type ResultTone } from '../../../components/result-sheet/ResultSheet.tsx'
import { nextStepOf } from '../../../features/order/next-step.ts'
import { orderTone } from '../../../features/order/order-status.ts'
import { OrderSteps } from '../../../features/order/OrderSteps.tsx'
import { said } from '../../../lib/said.ts'
import { href } from '../../../site/routes.ts'
import { stageOf, type PayStage } from './pay-stage.ts'

export interface PayViewProps {
  /** Undefined while it loads. */
  readonly payment: PaymentState | undefined
  readonly failure: LoadFailure | null
  /** The payment is being started, and the browser leaves for the provider's page. */
  readonly pending: boolean
  readonly onPay: () => void
  readonly onRetry: () => void
}

const tones: Readonly<Record<PayStage, ResultTone>> = {
  due: 'waiting', waiting: 'waiting', transfer: 'waiting', returning: 'waiting', refused: 'failed', settled: 'done', cancelled: 'ended', returned: 'ended', paid: 'done',
}

const headline = (stage: PayStage, { PayBefore, StatusName }: PaymentState): string => {
  if (stage === 'waiting') return '等待支付结果'
  if (stage === 'refused') return '支付未成功，请重新支付'
  if (stage === 'paid') return '支付成功'
  if (stage === 'returning') return '订单已不待付款，款项将原路退回'
  if (stage === 'returned') return '款项已原路退回'
  if (stage === 'settled' || stage === 'cancelled') return `订单${StatusName}`
  return `待付款，请于${formatInstant(PayBefore)}前完成支付`
}

const notes: Partial<Readonly<Record<PayStage, ReactNode>>> = {
  waiting: <Alert tone="info">支付结果以支付平台的通知为准，收到后本页自动更新；已经支付的，请不要重复支付。</Alert>,
  refused: <Alert tone="danger">支付平台未收到款项，订单仍为您保留。</Alert>,
  returning: <Alert tone="warning">订单已经结束，款项由支付平台原路退回，到账后本页自动更新，无需再操作。</Alert>,
  returned: <Alert tone="info">订单已经结束，款项已由支付平台退回原付款账户。</Alert>,
  transfer: (
    <Alert tone="info">
      请按<Link href={`${href('help')}/6`}>公司转账</Link>说明汇款，附言填写订单号；贵司财务确认到账后，订单继续处理。收款账户见<Link href={href('aboutInvoice')}>开票信息</Link>。
    </Alert>
  ),
}

/** While the money is on its way, the page says that alone. */
const hasNext = (stage: PayStage): boolean => !['waiting', 'refused', 'returning', 'transfer'].includes(stage)

/** What is to be paid, and what became of it. Whether it was paid is never taken from the browser. */
export const PayView = ({ payment, failure, pending, onPay, onRetry }: PayViewProps) => {
  if (failure) return <QueryFailure failure={failure} notFound={<UnknownOrder />} onRetry={onRetry} />
  if (!payment) return <ResultSheetLoading label="付款信息加载中" />
  const { OrderNo, Status, StatusName, PaymentTypeName, PayableAmount, PayBefore, Steps, Last } = payment
  const stage = stageOf(payment)
  return (
    <ResultSheet
      live
      tone={tones[stage]}
      headline={headline(stage, payment)}
      about={
        <>
          订单 {OrderNo} <StatusTag tone={orderTone(Status)}>{StatusName}</StatusTag>
        </>
      }
      steps={<OrderSteps steps={Steps} note={stage === 'waiting' ? '等待支付结果' : PayBefore === null ? null : `${formatInstant(PayBefore).slice(5)} 前`} />}
      next={hasNext(stage) ? nextStepOf(payment) : null}
      note={notes[stage]}
      facts={said([
        { term: '支付方式', value: PaymentTypeName },
        { term: '付款截止', value: PayBefore === null ? null : formatInstant(PayBefore) },
        { term: '最近支付', value: Last === null ? null : `${formatInstant(Last.StartedAt)}，${Last.StatusName}` },
      ])}
      sums={<Ledger lines={[]} sum={{ label: orderSumNames.payable, amount: PayableAmount }} />}
      actions={<Actions payment={payment} stage={stage} pending={pending} onPay={onPay} />}
    />
  )
}

interface ActionsProps extends Pick<PayViewProps, 'pending' | 'onPay'> {
  readonly payment: PaymentState
  readonly stage: PayStage
}

const Actions = ({ payment: { OrderNo, AllowActions }, stage, pending, onPay }: ActionsProps) => {
  const canPay = AllowActions.includes('Pay')
  return (
    <>
      {canPay ? null : <Button href={href('home')}>继续购物</Button>}
      <Button variant={canPay ? 'default' : 'primary'} href={href('orderDetail', { id: OrderNo })}>
        查看订单
      </Button>
      {canPay ? (
        <Button variant="decisive" loading={pending} onClick={onPay}>
          {stage === 'waiting' ? '继续支付' : stage === 'refused' ? '重新支付' : '去支付'}
        </Button>
      ) : null}
    </>
  )
}

const UnknownOrder = () => (
  <PageUnknown subject="订单" action={<Button href={href('orders')}>查看我的订单</Button>} />
)
