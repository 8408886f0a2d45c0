import { warehouseNames, type SellerStock } from '@mall/api/seller/contract'
import type { SavedTable } from '@mall/app-kit/import/save-table.ts'

const along = new Intl.Collator('en', { numeric: true })

/** Along the shelves; what has no place comes last. */
const byPlace = (stocks: readonly SellerStock[]): SellerStock[] => stocks.toSorted((one, other) => Number(one.Place === '') - Number(other.Place === '') || along.compare(one.Place, other.Place))

/** A sheet to count by: what must be there, and room for what is. Filled in, it is imported as it is. */
export const countSheet = (stocks: readonly SellerStock[]): SavedTable => ({
  name: `盘点表-${warehouseNames[stocks[0]?.Warehouse ?? '310000']}仓`,
  head: ['编码', '商品', '单位', '仓库', '库位', '账面', '实盘', '说明'],
  rows: byPlace(stocks).map(({ ProductCode, Name, Unit, Warehouse, Place, OnHand }) => [ProductCode, Name, Unit, warehouseNames[Warehouse], Place, String(OnHand), '', '']),
})
