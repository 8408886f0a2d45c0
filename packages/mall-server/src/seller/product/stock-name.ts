import { mainWarehouse, type WarehouseCode } from '@mall/api/seller/contract'

/** What the stock of a warehouse is called in audit entries. */
export const stockName = (warehouse: WarehouseCode): string => (warehouse === mainWarehouse ? 'Stock' : `Stock${warehouse}`)
