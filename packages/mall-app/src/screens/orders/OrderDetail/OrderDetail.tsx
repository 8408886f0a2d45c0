import { shortageAnswer, type ShortageAnswer } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OpenReceipt } from '../../../features/order/open-receipt.ts'
import { useOrderTasks } from '../../../features/order/use-order-tasks.ts'
import { LazySavePurchaseListDialog } from '../../../features/purchase-list/LazySavePurchaseListDialog.tsx'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { uploadPictureBy } from '../../../components/pictures/pictures.ts'
import { orderQueries } from '../../../queries/order.ts'
import { OrderDetailView } from './OrderDetailView.tsx'
import type { OrderPaperKind } from './OrderPaper.tsx'

const ReceiptDialog = lazyInPage(async () => (await import('../../../features/order/ReceiptDialog.tsx')).ReceiptDialog)
const OrderDialogs = lazyInPage(async () => (await import('../../../features/order/OrderDialogs.tsx')).OrderDialogs)

/** What follows from the word on a replacement. */
const answered: Readonly<Record<ShortageAnswer, string>> = { [shortageAnswer.accept]: '已换货', [shortageAnswer.decline]: '已告诉商家不要了', [shortageAnswer.wait]: '已告诉商家等到货' }

/** Anything else is not the number of an order, so nothing is requested. */
const orderNoForm = /^[A-Z0-9]{8,32}$/

/** `/userCenter/order/detail?id={OrderNo}` */
export const OrderDetail = () => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const query = useScreenQuery<'orderDetail'>()
  const queryClient = useQueryClient()
  const orderNo = query('id').trim()
  const detail = orderQueries.detail(mall, key, orderNo)
  const { data, error, refetch } = useQuery({ ...detail, enabled: orderNoForm.test(orderNo) })
  const tasks = useOrderTasks()
  const [receipt, setReceipt] = useState<OpenReceipt | null>(null)
  const receiving = useAction('POST /api/Order/Receive', { silent: true, done: (_, { Lines }) => (Lines.some(({ Refused }) => Refused > 0) ? '已拒收，款项与预算已退回' : '已确认收货') })
  const answering = useAction('POST /api/Order/AnswerShortage', { done: (_, { Answer }) => answered[Answer] })
  const [isSavingList, setSavingList] = useState(false)
  const [paper, setPaper] = useState<OrderPaperKind>('order')
  const tracking = useOnDemand(
    (OrderNo: string) => mall.order.track({ OrderNo }, { quiet: true }),
    (Packages) => {
      queryClient.setQueryData(detail.queryKey, (shown) => shown && { ...shown, Packages })
      notify('物流信息已更新')
    },
  )
  const download = useOnDemand((url: string) => mall.download(url, {}))
  return (
    <>
      <OrderDetailView
        order={data}
        failure={data ? null : orderNoForm.test(orderNo) ? loadFailure(error) : 'unknown'}
        pending={tasks.pending || answering.pending}
        tracking={tracking.pending}
        onRetry={() => void refetch()}
        onTask={(task) => (data ? tasks.start(task, data) : undefined)}
        onTrack={() => tracking.run(orderNo)}
        onReceive={(kind, packageNo) => (data ? setReceipt({ kind, order: data, packageNo }) : undefined)}
        onAnswer={(ShortageId, Answer) => (data ? answering.run({ OrderNo: data.OrderNo, Version: data.Version, ShortageId, Answer }) : undefined)}
        onDownload={download.run}
        onSaveList={() => setSavingList(true)}
        paper={paper}
        onPrint={(asked) => {
          flushSync(() => setPaper(asked))
          addEventListener('afterprint', () => setPaper('order'), { once: true })
          print()
        }}
      />
      <Suspense>
        {tasks.open ? <OrderDialogs open={tasks.open} pending={tasks.pending} onConfirm={tasks.confirm} onTransfer={tasks.transfer} onClose={tasks.close} /> : null}
        {receipt ? (
          <ReceiptDialog
            receipt={receipt}
            onSubmit={receiving.send}
            onClose={() => setReceipt(null)}
            upload={uploadPictureBy(mall)}
          />
        ) : null}
      </Suspense>
      <LazySavePurchaseListDialog open={isSavingList} lines={data?.Lines ?? []} onClose={() => setSavingList(false)} />
    </>
  )
}
