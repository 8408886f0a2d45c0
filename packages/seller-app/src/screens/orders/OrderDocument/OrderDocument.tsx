import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { OrderDocumentView } from './OrderDocumentView.tsx'
import { TrackDialog } from './TrackDialog.tsx'

/** `/seller/orders/:no` */
export const OrderDocument = () => {
  const { key } = useViewer()
  const { no: OrderNo = '' } = useParams()
  const query = useQuery(callQuery(useSeller(), 'POST /api/SellerOrder/Detail', key, { OrderNo }))
  const accepting = useAction('POST /api/SellerOrder/Accept', { done: '已确认，开始备货', awaitsChanges: true })
  const shipping = useAction('POST /api/SellerOrder/Ship', { silent: true, awaitsChanges: true, done: ({ OpenQuantity }) => (OpenQuantity === 0 ? '已全部发出' : `已发出，其余 ${OpenQuantity} 件待发`) })
  const tracking = useAction('POST /api/SellerOrder/Track', { silent: true, done: '物流已更新' })
  const takingBack = useAction('POST /api/SellerOrder/TakeBack', { done: '已收回入库', awaitsChanges: true })
  const [tracked, setTracked] = useState<string | null>(null)
  // A package that was sent is over: the next one begins with an empty form.
  const [sent, setSent] = useState(0)
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="订单加载中">
          <Skeleton lines={8} />
        </div>
      }
      notFound={<PageUnknown subject="订单" />}
    >
      {(order) => {
        const target = { OrderNo, Version: order.Version }
        return (
          <>
            <OrderDocumentView
              key={sent}
              order={order}
              pending={accepting.pending || takingBack.pending}
              onAccept={() => accepting.run(target)}
              onTakeBack={() => takingBack.run(target)}
              onTrack={setTracked}
              ship={async (shipment) => {
                await shipping.send(shipment)
                setSent((count) => count + 1)
              }}
              onRefresh={async () => {
                await query.refetch({ throwOnError: true })
              }}
            />
            {tracked === null ? null : (
              <TrackDialog
                name={`包裹${order.Packages.findIndex(({ PackageNo }) => PackageNo === tracked) + 1}`}
                onSubmit={(track) => tracking.send({ ...target, PackageNo: tracked, ...track })}
                onClose={() => setTracked(null)}
              />
            )}
          </>
        )
      }}
    </QueryState>
  )
}
