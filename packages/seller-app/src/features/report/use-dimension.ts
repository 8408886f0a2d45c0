import { salesDimensionNames, type SalesDimension } from '@mall/api/seller/contract'
import { useSearchParams } from 'react-router-dom'
import { salesTabs } from './sales-filters.ts'

const isDimension = (text: string): text is SalesDimension => text in salesDimensionNames

/** The dimension that the address names; the first one without. */
export const useDimension = (): SalesDimension => {
  const [search] = useSearchParams()
  const by = search.get(salesTabs.param) ?? ''
  return isDimension(by) ? by : 'time'
}
