import { orderStatus, type OrderDetail, type ShortageAnswer } from '@mall/api/contract'
import { DocumentPage } from '@mall/app-kit/archetypes/SplitPage.tsx'
import { PricesHidden } from '@mall/app-kit/list/PricesHidden.tsx'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import type { LoadFailure } from '@mall/app-kit/query/load-failure.ts'
import { QueryFailure } from '@mall/app-kit/query/QueryFailure.tsx'
import { Button } from '@mall/ui/button'
import { PageHeader } from '@mall/ui/page-header'
import { Section } from '@mall/ui/section'
import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import { PrintDocument } from '../../../components/print-document/PrintDocument.tsx'
import type { OrderTask } from '../../../features/order/order-actions.ts'
import type { ReceiptKind } from '../../../features/order/open-receipt.ts'
import { href } from '../../../site/routes.ts'
import { ApprovalRecord } from './ApprovalRecord.tsx'
import { DeliveryPapers } from './DeliveryPapers.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderLog } from './OrderLog.tsx'
import { OrderPaper, type OrderPaperKind } from './OrderPaper.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { PackageTracks } from './PackageTracks.tsx'
import { ShortagesOfOrder } from './ShortagesOfOrder.tsx'
import { Refusals } from './Refusals.tsx'

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
  readonly onReceive: (kind: ReceiptKind, packageNo: string) => void
  /** The word on a replacement that the seller offers. */
  readonly onAnswer: (shortageId: number, answer: ShortageAnswer) => void
  readonly onDownload: (url: string) => void
  readonly onSaveList: () => void
  readonly onPrint: (paper: OrderPaperKind) => void
  /** What the printer gets: the order, unless its delivery notes were asked for. */
  readonly paper?: OrderPaperKind
}

/** One order from its submission to its receipt. Printed, it is a paper to sign, not the page. */
export const OrderDetailView = (props: OrderDetailViewProps) => {
  const { order, failure, paper = 'order' } = props
  if (failure) return <QueryFailure failure={failure} notFound={<UnknownOrder />} onRetry={props.onRetry} />
  return (
    <>
      <Sheet data-density="default">{order ? <Filled {...props} order={order} /> : <Loading />}</Sheet>
      {order ? <PrintDocument name={`${paper === 'order' ? '采购订单' : '送货单'} ${order.OrderNo}`}>{paper === 'order' ? <OrderPaper order={order} /> : <DeliveryPapers order={order} />}</PrintDocument> : null}
    </>
  )
}

const Filled = ({ order, pending, tracking, ...on }: OrderDetailViewProps & { readonly order: OrderDetail }) => (
  <DocumentPage
    head={<OrderHead order={order} pending={pending} onTask={on.onTask} onSaveList={on.onSaveList} onPrint={on.onPrint} />}
    rail={
      <>
        <ApprovalRecord order={order} />
        <OrderFacts order={order} onDownload={on.onDownload} />
      </>
    }
  >
    <OrderProgress order={order} />
    {order.PayableAmount === null ? <PricesHidden /> : null}
    <ShortagesOfOrder order={order} pending={pending} onAnswer={on.onAnswer} />
    <OrderLines order={order} />
    <PackageTracks packages={order.Packages} isComplete={order.Status === orderStatus.completed} tracking={tracking} onTrack={on.onTrack} receivable={order.AllowActions.includes('Receive')} onReceive={on.onReceive} />
    <Refusals order={order} onDownload={on.onDownload} />
    <OrderLog logs={order.Logs} />
  </DocumentPage>
)

const UnknownOrder = () => (
  <PageUnknown subject="订单" action={<Button href={href('orders')}>查看我的订单</Button>}>
    请核对订单号；不在您可见范围内的订单也无法打开。
  </PageUnknown>
)

const Loading = () => (
  <div role="status" aria-label="订单加载中">
    <DocumentPage
      head={<PageHeader fact={undefined} />}
      rail={
        <Section title="审批记录">
          <Skeleton lines={6} />
        </Section>
      }
    >
      <Section title="商品清单">
        <Skeleton lines={8} />
      </Section>
    </DocumentPage>
  </div>
)
