import { callKey } from '@mall/api/query'
import { decideStaffAccess, mainWarehouse, sellerStockCalls, stockLimits, type SellerStock, type SellerStockAction } from '@mall/api/seller/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { saveTable } from '@mall/app-kit/import/save-table.ts'
import type { ImportSource } from '@mall/app-kit/import/use-import.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
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
const ImportCounts = lazyInPage(async () => (await import('./ImportCounts.tsx')).ImportCounts)

const quietly = { silent: true, quiet: true } as const

/** Movements that are read: the latest, more, all that a page can hold. */
const sizes = [10, 100, 1000] as const

/** What a person has begun. */
type Begun = { readonly task: SellerStockAction; readonly stock: SellerStock } | { readonly task: 'import' }

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
  const [begun, setBegun] = useState<Begun | null>(null)
  const close = () => setBegun(null)
  const refresh = () => queries.refetchQueries({ queryKey: callKey('POST /api/SellerStock/List') })
  const adjusting = useAction('POST /api/SellerStock/Adjust', { silent: true, done: ({ OnHand }) => `已写入，账面 ${OnHand}`, awaitsChanges: true })
  const warning = useAction('POST /api/SellerStock/SetWarning', { silent: true, done: '预警线已保存', awaitsChanges: true })
  const placing = useAction('POST /api/SellerStock/SetPlace', { silent: true, done: '库位已保存', awaitsChanges: true })
  const landing = useAction('POST /api/SellerStock/Import', quietly)
  const saving = useOnDemand((stocks: readonly SellerStock[]) => saveTable(countSheet(stocks)))
  const source: ImportSource<never> = {
    subject: '盘点',
    partSize: stockLimits.rows,
    check: (file, signal) => seller.sellerStock.importCheck(file, { ...quietly, signal }),
    land: async (rows) => ({ ...(await landing.send({ Rows: rows.map(({ RowNo, Cells }) => ({ RowNo, Cells })) })), landed: [] }),
  }
  const started = begun !== null && begun.task !== 'import' ? begun.stock : undefined
  // As it was read last, as long as the list has it.
  const open = started && (state.data?.Items.find(({ ProductCode, Warehouse: code }) => ProductCode === started.ProductCode && code === started.Warehouse) ?? started)
  const place = open && { ProductCode: open.ProductCode, Warehouse: open.Warehouse }
  return (
    <>
      <StockView
        state={state}
        categories={choices?.Categories}
        movements={moved.isError ? null : moved.data}
        onMore={moved.isFetching ? undefined : () => setMore({ code: peek, times: Math.min(times + 1, sizes.length - 1) })}
        onRetryMovements={() => void moved.refetch()}
        onTask={(task, stock) => setBegun({ task, stock })}
        onImport={mayChange ? () => setBegun({ task: 'import' }) : undefined}
        onSheet={saving.run}
      />
      <Suspense>
        {begun?.task === 'Adjust' && open && place ? <AdjustForm stock={open} onSubmit={(values) => adjusting.send({ ...place, ...values })} onRefresh={refresh} onClose={close} /> : null}
        {begun?.task === 'SetWarning' && open && place ? <WarningForm stock={open} onSubmit={(WarnAt) => warning.send({ ...place, WarnAt, Before: open.WarnAt })} onRefresh={refresh} onClose={close} /> : null}
        {begun?.task === 'SetPlace' && open && place ? <PlaceForm stock={open} onSubmit={(Place) => placing.send({ ...place, Place, Before: open.Place })} onRefresh={refresh} onClose={close} /> : null}
        {begun?.task === 'import' ? <ImportCounts source={source} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
