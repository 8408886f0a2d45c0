import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters, salesTabs, unitFilter } from '../../../features/report/sales-filters.ts'

/** 销售 by time: 按 月 看 近 12 个月. */
export const salesByTimeList = defineList('POST /api/SellerReport/Sales', {
  tabs: salesTabs,
  filters: { Unit: unitFilter, ...salesFilters },
  sort: { none: '最近的', fields: {} },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/SalesExport',
})

/** 销售 by whatever has a name. */
export const salesList = defineList('POST /api/SellerReport/Sales', {
  tabs: salesTabs,
  filters: salesFilters,
  sort: {
    none: '销售额最高的',
    fields: {
      Amount: { asc: '销售额最低的', desc: '销售额最高的' },
      OrderCount: { asc: '订单最少的', desc: '订单最多的' },
      Quantity: { asc: '件数最少的', desc: '件数最多的' },
      ReturnAmount: { asc: '退款最少的', desc: '退款最多的' },
      PreviousAmount: { asc: '上期最少的', desc: '上期最多的' },
      LastYearAmount: { asc: '去年最少的', desc: '去年最多的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/SalesExport',
})
