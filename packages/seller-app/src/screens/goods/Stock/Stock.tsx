import { callKey } from '@mall/api/query'
import { decideStaffAccess, mainWarehouse, sellerStockCalls, stockLimits, type SellerIncoming, type SellerIncomingAction, type SellerStock, type SellerStockAction, type SellerStockList } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { saveTable } from '@mall/app-kit/import/save-table.ts'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { useNow } from '@mall/app-kit/page/use-now.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatDay } from '@mall/app-kit/words/format.ts'
import { ConfirmDialog } from '@mall/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useListPage } from '../../../queries/use-list-page.ts'
import { useSeller } from '../../../queries/seller.ts'
import { useStaff } from '../../../queries/viewer.ts'
import { countSheet } from './count-sheet.ts'
import { StockView } from './StockView.tsx'
import { stockList } from './stock-list.ts'

const AdjustForm = lazyInPage(async () => (await import('./AdjustForm.tsx')).AdjustForm)
const WarningForm = lazyInPage(async () => (await import('./WarningForm.tsx')).WarningForm)
const PlaceForm = lazyInPage(async () => (await import('./PlaceForm.tsx')).PlaceForm)
const IncomingForm = lazyInPage(async () => (await import('./IncomingForm.tsx')).IncomingForm)
const ReceiveForm = lazyInPage(async () => (await import('./ReceiveForm.tsx')).ReceiveForm)
const IncomingDayForm = lazyInPage(async () => (await import('./IncomingDayForm.tsx')).IncomingDayForm)
const ImportCounts = lazyInPage(async () => (await import('./ImportCounts.tsx')).ImportCounts)

const quietly = { silent: true, quiet: true } as const

/** Movements that are read: the latest, more, all that a page can hold. */
const sizes = [10, 100, 1000] as const

/** What a person has begun. */
type Begun = { readonly task: SellerStockAction; readonly stock: SellerStock } | { readonly task: SellerIncomingAction; readonly incoming: SellerIncoming } | { readonly task: 'import' }

/** `/seller/stock` */
export const Stock = () => {
  const seller = useSeller()
  const queries = useQueryClient()
  const { key } = useViewer()
  const state = useListPage(stockList)
  const { data: choices } = useQuery(callQuery(seller, 'POST /api/SellerProduct/Choices', key, {}, { silent: false }))
  const staff = useStaff().data
  const mayChange = staff !== undefined && decideStaffAccess(sellerStockCalls['POST /api/SellerStock/Import'].access, { permissions: new Set(staff.Permissions), scope: staff.Scope }) === 'allow'
  const { peek, filters: { Warehouse } } = state.query
  const [more, setMore] = useState({ code: '', times: 0 })
  const times = more.code === peek ? more.times : 0
  const moved = useQuery({
    ...callQuery(seller, 'POST /api/SellerStock/Movements', key, { ProductCode: peek, Warehouse: Warehouse ?? mainWarehouse, PageIndex: 1, PageSize: sizes[times] ?? 1000 }),
    enabled: peek !== '',
    staleTime: 0,
    // More of the same product: what is there stays meanwhile.
    placeholderData: (before) => (times > 0 ? before : undefined),
  })
  const today = formatDay(new Date(useNow()).toISOString())
  const coming = useQuery({
    ...callQuery(seller, 'POST /api/SellerIncoming/List', key, { ProductCode: peek, Warehouse: Warehouse ?? mainWarehouse, PageIndex: 1, PageSize: 100 }),
    enabled: peek !== '',
    staleTime: 0,
  })
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const listKey = callKey('POST /api/SellerStock/List')
  // What is written says what its user saw: a dialog keeps the record that it began with until its user reads it again, or pieces that were written already would be written once more.
  const refresh = async () => {
    await queries.refetchQueries({ queryKey: listKey })
    const listed = queries.getQueryCache().findAll({ queryKey: listKey, type: 'active' }).flatMap(({ state: { data } }) => (data as SellerStockList | undefined)?.Items ?? [])
    setBegun((now) => {
      const stock = now !== null && 'stock' in now ? listed.find((one) => one.ProductCode === now.stock.ProductCode && one.Warehouse === now.stock.Warehouse) : undefined
      return now !== null && 'stock' in now && stock ? { ...now, stock } : now
    })
  }
  const refreshIncoming = async () => {
    const { data } = await coming.refetch()
    setBegun((now) => {
      const incoming = now !== null && 'incoming' in now ? data?.Items.find(({ IncomingId }) => IncomingId === now.incoming.IncomingId) : undefined
      return now !== null && 'incoming' in now && incoming ? { ...now, incoming } : now
    })
  }
  const adjusting = useAction('POST /api/SellerStock/Adjust', { silent: true, done: ({ OnHand }) => `已写入，账面 ${OnHand}`, awaitsChanges: true })
  const warning = useAction('POST /api/SellerStock/SetWarning', { silent: true, done: '预警线已保存', awaitsChanges: true })
  const placing = useAction('POST /api/SellerStock/SetPlace', { silent: true, done: '库位已保存', awaitsChanges: true })
  const adding = useAction('POST /api/SellerIncoming/Create', { silent: true, done: '在途已登记', awaitsChanges: true })
  const receiving = useAction('POST /api/SellerIncoming/Receive', { silent: true, done: ({ Rest }) => (Rest > 0 ? `已入库，其余 ${Rest} 件仍在途` : '已入库'), awaitsChanges: true })
  const dating = useAction('POST /api/SellerIncoming/SetDay', { silent: true, done: '到货日已改', awaitsChanges: true })
  const cancelling = useAction('POST /api/SellerIncoming/Cancel', { onDecided: close, done: '在途已取消', awaitsChanges: true })
  const landing = useAction('POST /api/SellerStock/Import', quietly)
  const saving = useOnDemand((stocks: readonly SellerStock[]) => saveTable(countSheet(stocks)))
  const source: ImportSource<never> = {
    subject: '盘点',
    partSize: stockLimits.rows,
    check: (file, signal) => seller.sellerStock.importCheck(file, { ...quietly, signal }),
    land: async (rows) => ({ ...(await landing.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })), landed: [] }),
  }
  const open = begun !== null && 'stock' in begun ? begun.stock : undefined
  const place = open && { ProductCode: open.ProductCode, Warehouse: open.Warehouse }
  const arriving = begun !== null && 'incoming' in begun ? begun.incoming : undefined
  const arrival = arriving && { IncomingId: arriving.IncomingId, Version: arriving.Version }
  return (
    <>
      <StockView
        state={state}
        categories={choices?.Categories}
        movements={moved.isError ? null : moved.data}
        onMore={moved.isFetching ? undefined : () => setMore({ code: peek, times: Math.min(times + 1, sizes.length - 1) })}
        onRetryMovements={() => void moved.refetch()}
        incoming={coming.isError ? null : coming.data}
        onRetryIncoming={() => void coming.refetch()}
        onIncomingTask={(task, incoming) => setBegun({ task, incoming })}
        onTask={(task, stock) => setBegun({ task, stock })}
        onImport={mayChange ? () => setBegun({ task: 'import' }) : undefined}
        onSheet={saving.run}
      />
      <Suspense>
        {begun?.task === 'Adjust' && open && place ? <AdjustForm stock={open} onSubmit={(values) => adjusting.send({ ...place, ...values })} onRefresh={refresh} onClose={close} /> : null}
        {begun?.task === 'SetWarning' && open && place ? <WarningForm stock={open} onSubmit={(WarnAt) => warning.send({ ...place, WarnAt, Before: open.WarnAt })} onRefresh={refresh} onClose={close} /> : null}
        {begun?.task === 'SetPlace' && open && place ? <PlaceForm stock={open} onSubmit={(Place) => placing.send({ ...place, Place, Before: open.Place })} onRefresh={refresh} onClose={close} /> : null}
        {begun?.task === 'AddIncoming' && open && place ? <IncomingForm stock={open} today={today} onSubmit={(values) => adding.send({ ...place, ...values })} onClose={close} /> : null}
        {begun?.task === 'Receive' && arriving && arrival ? <ReceiveForm incoming={arriving} onSubmit={(values) => receiving.send({ ...arrival, ...values })} onRefresh={refreshIncoming} onClose={close} /> : null}
        {begun?.task === 'SetDay' && arriving && arrival ? <IncomingDayForm incoming={arriving} today={today} onSubmit={(ExpectedOn) => dating.send({ ...arrival, ExpectedOn })} onRefresh={refreshIncoming} onClose={close} /> : null}
        {begun?.task === 'Cancel' && arriving && arrival ? (
          <ConfirmDialog
            open
            danger
            title="取消在途"
            description={arriving.Received > 0 ? `已到的 ${arriving.Received} 件不变，其余 ${arriving.Rest} 件不再到货` : `${arriving.Rest} 件不再到货`}
            messages={{ confirm: '取消在途' }}
            pending={cancelling.pending}
            onConfirm={async () => void (await cancelling.send(arrival))}
            onOpenChange={close}
          />
        ) : null}
        {begun?.task === 'import' ? <ImportCounts source={source} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
