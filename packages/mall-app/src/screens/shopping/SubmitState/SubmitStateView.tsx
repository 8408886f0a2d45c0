import type { SubmitResult } from '@mall/api/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { DescriptionList } from '@mall/ui/description-list'
import { Icon } from '@mall/ui/icon'
import { Ledger } from '@mall/ui/ledger'
import { Skeleton } from '@mall/ui/skeleton'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { href } from '../../../site/routes.ts'
import * as S from '../../../components/result-sheet/ResultSheet.styles.ts'

export interface SubmitStateViewProps {
  /** Undefined while it loads. */
  readonly result: SubmitResult | undefined
  readonly failure: LoadFailure | null
  readonly onRetry: () => void
}

/** What became of the submission, in the words of the screen's three states. */
export const headlineOf = ({ State, ApproverNames, PayBefore }: SubmitResult): string => {
  if (State === 'approving') return `已提交审批，等待${ApproverNames.join('、') || '审批人'}审批`
  if (State === 'unpaid') return `待付款，请于${formatInstant(PayBefore)}前完成支付`
  return '订单提交成功'
}

/** The end of a purchase, with links to go on. */
export const SubmitStateView = ({ result, failure, onRetry }: SubmitStateViewProps) => {
  if (failure) return <QueryFailure failure={failure} notFound={<UnknownSubmission />} onRetry={onRetry} />
  if (!result) {
    return (
      <S.ResultSheet role="status" aria-label="提交结果加载中">
        <Skeleton variant="circle" width={56} />
        <Skeleton width={240} />
        <Skeleton lines={3} width={320} />
      </S.ResultSheet>
    )
  }
  return (
    <S.ResultSheet>
      <S.Mark data-state={result.State}>
        <Icon name={result.State === 'submitted' ? 'check' : 'clock'} size={24} />
      </S.Mark>
      <Text as="h1" size={24} strong>
        {headlineOf(result)}
      </Text>
      <S.Facts>
        <DescriptionList
          ruled
          items={[
            { term: '订单号', value: result.OrderNo },
            { term: '支付方式', value: result.PaymentTypeName },
          ]}
        />
        <Ledger lines={[]} sum={{ label: '应付金额', amount: result.PayableAmount }} />
      </S.Facts>
      <Inline gap={12} justify="center">
        {result.State === 'unpaid' ? (
          <Button variant="primary" href={href('pay', { id: result.OrderNo })}>
            去付款
          </Button>
        ) : (
          <Button variant="primary" href={href('orderDetail', { id: result.OrderNo })}>
            查看订单
          </Button>
        )}
        <Button href={href('home')}>继续购物</Button>
      </Inline>
    </S.ResultSheet>
  )
}

const UnknownSubmission = () => (
  <PageEmpty kind="search" title="未找到该次提交" action={<Button href={href('orders')}>查看我的订单</Button>}>
    订单若已提交成功，可在我的订单中查看。
  </PageEmpty>
)
