import { decideStaffAccess, sellerOrderCalls } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { OrderDocumentView } from './OrderDocumentView.tsx'
import type { SubstituteSearch } from './ShortageDialog.tsx'
import { TrackDialog } from './TrackDialog.tsx'
import type { WrittenKind } from './WriteDialog.tsx'

const ShortageDialog = lazyInPage(async () => (await import('./ShortageDialog.tsx')).ShortageDialog)
const RefundDialog = lazyInPage(async () => (await import('./RefundDialog.tsx')).RefundDialog)
const FreightDialog = lazyInPage(async () => (await import('./FreightDialog.tsx')).FreightDialog)
const CreditRefusalDialog = lazyInPage(async () => (await import('./CreditRefusalDialog.tsx')).CreditRefusalDialog)
const WriteDialog = lazyInPage(async () => (await import('./WriteDialog.tsx')).WriteDialog)

/** The day in Shanghai. */
const dayAt = (now: number): string => new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)

/** `/seller/orders/:no` */
export const OrderDocument = () => {
  const { key } = useViewer()
  const { no: OrderNo = '' } = useParams()
  const seller = useSeller()
  const query = useQuery(callQuery(seller, 'POST /api/SellerOrder/Detail', key, { OrderNo }))
  const picking = useOnDemand(() => seller.download('/api/SellerOrder/PickList', { OrderNos: [OrderNo] }))
  const delivering = useOnDemand((PackageNo: string) => seller.download('/api/SellerOrder/DeliveryNote', { OrderNos: [OrderNo], PackageNo }))
  const labelling = useOnDemand((PackageNo: string) => seller.download('/api/SellerOrder/Label', { OrderNos: [OrderNo], PackageNo }))
  const staff = useStaff().data
  const mayShip = staff !== undefined && decideStaffAccess(sellerOrderCalls['POST /api/SellerOrder/Label'].access, { permissions: new Set(staff.Permissions), scope: staff.Scope }) === 'allow'
  const accepting = useAction('POST /api/SellerOrder/Accept', { done: '已确认，开始备货', awaitsChanges: true })
  const shipping = useAction('POST /api/SellerOrder/Ship', { silent: true, awaitsChanges: true, done: ({ OpenQuantity }) => (OpenQuantity === 0 ? '已全部发出' : `已发出，其余 ${OpenQuantity} 件待发`) })
  const tracking = useAction('POST /api/SellerOrder/Track', { silent: true, done: '物流已更新' })
  const takingBack = useAction('POST /api/SellerOrder/TakeBack', { done: '已收回入库', awaitsChanges: true })
  const telling = useAction('POST /api/SellerOrder/Shortage', { silent: true, done: '已告诉买家' })
  const noting = useAction('POST /api/SellerOrder/Note', { silent: true, done: '备注已保存' })
  const messaging = useAction('POST /api/SellerOrder/Message', { silent: true, done: '留言已发给买家' })
  const refunding = useAction('POST /api/SellerOrder/Refund', { silent: true, done: '退款已登记' })
  const cheapening = useAction('POST /api/SellerOrder/SetFreight', { silent: true, done: '运费已改' })
  const allowing = useAction('POST /api/SellerOrder/DecideCredit', { done: '已同意超额，可以确认订单', awaitsChanges: true })
  const refusing = useAction('POST /api/SellerOrder/DecideCredit', { silent: true, done: '订单已取消' })
  const isOver = query.data !== undefined && query.data.OverCreditAmount !== null
  const terms = useQuery({ ...callQuery(seller, 'POST /api/SellerStatement/Terms', key, { EnterpriseId: query.data?.EnterpriseId ?? 0 }, { silent: true }), enabled: isOver && (staff?.Permissions.includes('money.view') ?? false) })
  const [isRefusalOpen, setRefusalOpen] = useState(false)
  const [refunded, setRefunded] = useState(false)
  const [isFreightOpen, setFreightOpen] = useState(false)
  const [short, setShort] = useState<number | null>(null)
  const [search, setSearch] = useState<SubstituteSearch | null>(null)
  const [written, setWritten] = useState<WrittenKind | null>(null)
  const now = useNow()
  const substitutes = useQuery({ ...callQuery(seller, 'POST /api/SellerOrder/Substitutes', key, { OrderNo, LineId: short ?? 0, Quantity: search?.Quantity ?? 1, Keyword: search?.Keyword ?? '' }), enabled: short !== null && search !== null })
  const [tracked, setTracked] = useState<string | null>(null)
  // A package that was sent is over: the next one begins with an empty form.
  const [sent, setSent] = useState(0)
  return (
    <QueryState
      query={query}
      skeleton={<ScreenLoading kind="detail" label="订单加载中" />}
      notFound={<PageUnknown subject="订单" />}
    >
      {(order) => {
        const target = { OrderNo, Version: order.Version }
        const shortLine = order.Lines.find(({ LineId }) => LineId === short)
        return (
          <>
            <OrderDocumentView
              key={sent}
              order={order}
              credit={terms.data?.Credit ?? undefined}
              pending={accepting.pending || allowing.pending || takingBack.pending}
              onAccept={() => accepting.run(target)}
              onAllowCredit={() => allowing.run({ ...target, Agrees: true })}
              onRefuseCredit={() => setRefusalOpen(true)}
              onTakeBack={() => takingBack.run(target)}
              onTrack={setTracked}
              onShort={setShort}
              onWrite={setWritten}
              onRefund={() => setRefunded(true)}
              onFreight={() => setFreightOpen(true)}
              printing={picking.pending || delivering.pending || labelling.pending}
              onPickList={() => picking.run()}
              onDeliveryNote={delivering.run}
              onLabel={mayShip ? labelling.run : undefined}
              ship={async (shipment) => {
                await shipping.send(shipment)
                setSent((count) => count + 1)
              }}
              onRefresh={async () => {
                await query.refetch({ throwOnError: true })
              }}
            />
            <Suspense>
              {shortLine === undefined ? null : (
                <ShortageDialog
                  line={shortLine}
                  today={dayAt(now)}
                  substitutes={{ items: substitutes.data?.Items, failed: substitutes.isError, onRetry: () => void substitutes.refetch() }}
                  onSearch={setSearch}
                  onSubmit={(line) => telling.send({ ...target, Lines: [line] })}
                  onClose={() => {
                    setShort(null)
                    setSearch(null)
                  }}
                />
              )}
              {refunded ? (
                <RefundDialog
                  order={order}
                  onSubmit={(refund) => refunding.send({ ...target, Amount: order.TransferBackAmount, ...refund })}
                  onClose={() => setRefunded(false)}
                />
              ) : null}
              {isRefusalOpen ? <CreditRefusalDialog order={order} onSubmit={(refusal) => refusing.send({ ...target, Agrees: false, ...refusal })} onClose={() => setRefusalOpen(false)} /> : null}
              {isFreightOpen ? <FreightDialog order={order} onSubmit={(values) => cheapening.send({ ...target, ...values })} onClose={() => setFreightOpen(false)} /> : null}
              {written === null ? null : (
                <WriteDialog
                  kind={written}
                  onSubmit={({ Text }) => (written === 'note' ? noting : messaging).send({ OrderNo, Text })}
                  onClose={() => setWritten(null)}
                />
              )}
            </Suspense>
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
