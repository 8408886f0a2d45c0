import type { PaymentState } from '@mall/api/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Icon } from '@mall/ui/icon'
import { Ledger } from '@mall/ui/ledger'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import * as S from '../../../components/result-sheet/ResultSheet.styles.ts'
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

type Looks = 'submitted' | 'unpaid' | 'refused'

const looks: Readonly<Record<PayStage, Looks>> = {
  due: 'unpaid', waiting: 'unpaid', transfer: 'unpaid', returning: 'unpaid', refused: 'refused', settled: 'unpaid', returned: 'submitted', paid: 'submitted',
}

const glyphs = { submitted: 'check', unpaid: 'clock', refused: 'alert' } as const

const headline = (stage: PayStage, { PayBefore, StatusName }: PaymentState): string => {
  if (stage === 'waiting') return '等待支付结果'
  if (stage === 'refused') return '支付未成功，请重新支付'
  if (stage === 'paid') return '支付成功'
  if (stage === 'returning') return '订单已不待付款，款项将原路退回'
  if (stage === 'returned') return '款项已原路退回'
  if (stage === 'settled') return `订单${StatusName}`
  return `待付款，请于${formatInstant(PayBefore)}前完成支付`
}

const notes: Partial<Readonly<Record<PayStage, ReactNode>>> = {
  waiting: <Alert tone="info">支付结果以支付平台的通知为准，收到后本页自动更新；已经支付的，请不要重复支付。</Alert>,
  refused: <Alert tone="danger">支付平台未收到款项，订单仍为您保留。</Alert>,
  transfer: (
    <Alert tone="info">
      请按<S.InlineLink href={`${href('help')}/6`}>公司转账</S.InlineLink>说明汇款，附言填写订单号；贵司财务确认到账后，订单继续处理。
    </Alert>
  ),
}

/** What is to be paid, and what became of it. Whether it was paid is never taken from the browser. */
export const PayView = ({ payment, failure, pending, onPay, onRetry }: PayViewProps) => {
  if (failure) return <QueryFailure failure={failure} notFound={<UnknownOrder />} onRetry={onRetry} />
  if (!payment) {
    return (
      <S.ResultSheet role="status" aria-label="付款信息加载中">
        <Skeleton variant="circle" width={56} />
        <Skeleton width={240} />
        <Skeleton lines={3} width={320} />
      </S.ResultSheet>
    )
  }
  const { OrderNo, PaymentTypeName, PayableAmount, PayBefore, AllowActions } = payment
  const stage = stageOf(payment)
  const canPay = AllowActions.includes('Pay')
  return (
    <S.ResultSheet>
      <S.Mark data-state={looks[stage]}>
        <Icon name={glyphs[looks[stage]]} size={24} />
      </S.Mark>
      <S.Headline role="status">
        <Text as="h1" size={24} strong>
          {headline(stage, payment)}
        </Text>
      </S.Headline>
      {notes[stage]}
      <S.Facts>
        <DescriptionList
          ruled
          items={[
            { term: '订单号', value: OrderNo },
            { term: '支付方式', value: PaymentTypeName },
            ...(PayBefore !== null && (stage === 'waiting' || stage === 'refused') ? [{ term: '付款截止', value: formatInstant(PayBefore) }] : []),
          ]}
        />
        <Ledger lines={[]} sum={{ label: '应付金额', amount: PayableAmount }} />
      </S.Facts>
      <Inline gap={12} justify="center">
        {canPay ? (
          <Button variant="decisive" loading={pending} onClick={onPay}>
            {stage === 'waiting' ? '继续支付' : stage === 'refused' ? '重新支付' : '去支付'}
          </Button>
        ) : null}
        <Button variant={canPay ? 'default' : 'primary'} href={href('orderDetail', { id: OrderNo })}>
          查看订单
        </Button>
        {canPay ? null : <Button href={href('home')}>继续购物</Button>}
      </Inline>
    </S.ResultSheet>
  )
}

const UnknownOrder = () => (
  <PageEmpty kind="search" title="订单不存在" action={<Button href={href('orders')}>查看我的订单</Button>}>
    订单不存在，或您无权查看。
  </PageEmpty>
)
