import type { OrderDetail } from '@mall/api/contract'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import { Button } from '@mall/ui/button'
import { Skeleton } from '@mall/ui/skeleton'
import { PageEmpty } from '../../../components/page-empty/PageEmpty.tsx'
import type { OrderTask } from '../../../components/order/order-actions.ts'
import type { LoadFailure } from '../../../components/query-state/load-failure.ts'
import { QueryFailure } from '../../../components/query-state/QueryFailure.tsx'
import { href } from '../../../lib/routes.ts'
import { ApprovalRecord } from './ApprovalRecord.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderLog } from './OrderLog.tsx'
import { PackageTracks } from './PackageTracks.tsx'
import * as S from './OrderDetail.styles.ts'
import * as Paper from './PrintSheet.styles.ts'

export interface OrderDetailViewProps {
  /** Undefined while it loads. */
  readonly order: OrderDetail | undefined
  readonly failure: LoadFailure | null
  /** A task on the order is under way. */
  readonly pending: boolean
  /** The tracks are being requested again. */
  readonly tracking: boolean
  readonly onRetry: () => void
  readonly onTask: (task: OrderTask) => void
  readonly onTrack: () => void
  readonly onDownload: (url: string) => void
  readonly onPrint: () => void
}

const crumbs = [{ label: '首页', href: href('home') }, { label: '我的订单', href: href('orders') }, { label: '订单详情' }]

/** One order from its submission to its receipt. Printed, it is the same sheet without the mall around it. */
export const OrderDetailView = (props: OrderDetailViewProps) => {
  const { order, failure } = props
  if (failure) return <QueryFailure failure={failure} notFound={<UnknownOrder />} onRetry={props.onRetry} />
  return (
    <Paper.Sheet data-density="default">
      <Paper.Way>
        <Breadcrumbs items={crumbs} />
      </Paper.Way>
      {order ? <Filled {...props} order={order} /> : <Loading />}
    </Paper.Sheet>
  )
}

const Filled = ({ order, pending, tracking, ...on }: OrderDetailViewProps & { readonly order: OrderDetail }) => {
  return (
    <>
      <OrderHead order={order} pending={pending} onTask={on.onTask} onPrint={on.onPrint} />
      <S.Columns>
        <div>
          <OrderLines order={order} />
          <PackageTracks packages={order.Packages} isComplete={order.Status === 70} tracking={tracking} onTrack={on.onTrack} />
          <OrderLog logs={order.Logs} />
        </div>
        <div>
          <ApprovalRecord order={order} />
          <OrderFacts order={order} onDownload={on.onDownload} />
        </div>
      </S.Columns>
    </>
  )
}

const UnknownOrder = () => (
  <PageEmpty kind="search" title="订单不存在" action={<Button href={href('orders')}>查看我的订单</Button>}>
    请核对订单号；不在您可见范围内的订单也无法打开。
  </PageEmpty>
)

const Loading = () => {
  return (
    <div role="status" aria-label="订单加载中">
      <S.Card>
        <Skeleton width={320} />
        <Skeleton lines={3} />
      </S.Card>
      <S.Columns>
        <S.Card>
          <Skeleton lines={8} />
        </S.Card>
        <S.Card>
          <Skeleton lines={6} />
        </S.Card>
      </S.Columns>
    </div>
  )
}
