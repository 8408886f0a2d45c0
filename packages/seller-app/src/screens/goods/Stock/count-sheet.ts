import { warehouseNames, type SellerStock } from '@mall/api/seller/contract'
import type { SavedTable } from '@mall/app-kit/import/save-table.ts'

/** A sheet to count by: what must be there, and room for what is. Filled in, it is imported as it is. */
export const countSheet = (stocks: readonly SellerStock[]): SavedTable => ({
  name: `盘点表-${warehouseNames[stocks[0]?.Warehouse ?? '310000']}仓`,
  head: ['编码', '商品', '单位', '仓库', '账面', '实盘', '说明'],
  rows: stocks.map(({ ProductCode, Name, Unit, Warehouse, OnHand }) => [ProductCode, Name, Unit, warehouseNames[Warehouse], String(OnHand), '', '']),
})
