import { decideStaffAccess, sellerOrderCalls, shipmentRowLimit, type SellerOrder } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useClientServices } from '@mall/app-kit/session/mall-context.ts'
import { Suspense, useState } from 'react'
import { useListPage } from '../../../queries/use-list-page.ts'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import type { AcceptResult } from './AcceptResults.tsx'
import { ordersList } from './orders-list.ts'
import { OrdersView } from './OrdersView.tsx'

const AcceptResults = lazyInPage(async () => (await import('./AcceptResults.tsx')).AcceptResults)
const ImportShipments = lazyInPage(async () => (await import('./ImportShipments.tsx')).ImportShipments)
const ImportTracks = lazyInPage(async () => (await import('./ImportTracks.tsx')).ImportTracks)

const quietly = { silent: true, quiet: true } as const

const numbersOf = (orders: readonly SellerOrder[]): string[] => orders.map(({ OrderNo }) => OrderNo)

/** `/seller/orders` */
export const Orders = () => {
  const seller = useSeller()
  const { notify } = useClientServices()
  const staff = useStaff().data
  const mayShip = staff !== undefined && decideStaffAccess(sellerOrderCalls['POST /api/SellerOrder/ShipImport'].access, { permissions: new Set(staff.Permissions), scope: staff.Scope }) === 'allow'
  const picking = useOnDemand((orders: readonly SellerOrder[]) => seller.download('/api/SellerOrder/PickList', { OrderNos: numbersOf(orders) }))
  const delivering = useOnDemand((orders: readonly SellerOrder[]) => seller.download('/api/SellerOrder/DeliveryNote', { OrderNos: numbersOf(orders) }))
  const labelling = useOnDemand((orders: readonly SellerOrder[]) => seller.download('/api/SellerOrder/Label', { OrderNos: numbersOf(orders) }))
  const listing = useOnDemand((orders: readonly SellerOrder[]) => seller.download('/api/SellerOrder/ShipSheet', { OrderNos: numbersOf(orders) }))
  const accepting = useAction('POST /api/SellerOrder/AcceptMany', { quiet: true })
  const shipping = useAction('POST /api/SellerOrder/ShipImport', quietly)
  const tracking = useAction('POST /api/SellerOrder/TrackImport', quietly)
  const [results, setResults] = useState<readonly AcceptResult[] | null>(null)
  const [importing, setImporting] = useState<'packages' | 'tracks' | null>(null)
  const packages: ImportSource<never> = {
    subject: '发货明细',
    partSize: shipmentRowLimit,
    check: (file, signal) => seller.sellerOrder.shipCheck(file, { ...quietly, signal }),
    land: async (rows) => ({ ...(await shipping.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })), landed: [] }),
  }
  const tracks: ImportSource<never> = {
    subject: '轨迹',
    unit: '条',
    partSize: shipmentRowLimit,
    check: (file, signal) => seller.sellerOrder.trackCheck(file, { ...quietly, signal }),
    land: async (rows) => ({ ...(await tracking.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })), landed: [] }),
  }
  const accept = async (orders: readonly SellerOrder[]) => {
    try {
      const rows = await accepting.send({ Rows: orders.map(({ OrderNo, Version }) => ({ OrderNo, Version })) })
      const made = rows.map(({ RowNo, Success, Message }) => ({ OrderNo: orders[RowNo - 1]?.OrderNo ?? '', Success, Message }))
      if (made.every(({ Success }) => Success)) notify(`已确认 ${made.length} 个订单，开始备货`)
      else setResults(made)
    } catch {
      // Said.
    }
  }
  return (
    <>
      <OrdersView
        state={useListPage(ordersList)}
        printing={picking.pending || delivering.pending || labelling.pending || listing.pending}
        accepting={accepting.pending}
        onAccept={(orders) => void accept(orders)}
        onPickList={picking.run}
        onDeliveryNotes={delivering.run}
        onLabels={mayShip ? labelling.run : undefined}
        onShipmentSheet={listing.run}
        onImport={mayShip ? () => setImporting('packages') : undefined}
        onImportTracks={mayShip ? () => setImporting('tracks') : undefined}
      />
      <Suspense>
        {results === null ? null : <AcceptResults results={results} onClose={() => setResults(null)} />}
        {importing === 'packages' ? <ImportShipments source={packages} onClose={() => setImporting(null)} /> : null}
        {importing === 'tracks' ? <ImportTracks source={tracks} onClose={() => setImporting(null)} /> : null}
      </Suspense>
    </>
  )
}
