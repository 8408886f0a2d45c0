import { defineList } from '@mall/app-kit/list/define-list.ts'
import { salesFilters, salesTabs, unitFilter } from '../../../features/report/sales-filters.ts'

/** 毛利 by time: 按 月 看 近 12 个月. */
export const marginByTimeList = defineList('POST /api/SellerReport/Margin', {
  tabs: salesTabs,
  filters: { Unit: unitFilter, ...salesFilters },
  sort: { none: '最近的', fields: {} },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/MarginExport',
})

/** 毛利 by whatever has a name. */
export const marginList = defineList('POST /api/SellerReport/Margin', {
  tabs: salesTabs,
  filters: salesFilters,
  sort: {
    none: '金额最高的',
    fields: {
      Amount: { asc: '金额最低的', desc: '金额最高的' },
      Cost: { asc: '成本最低的', desc: '成本最高的' },
      Profit: { asc: '毛利最少的', desc: '毛利最多的' },
      Margin: { asc: '毛利率最低的', desc: '毛利率最高的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/SellerReport/MarginExport',
})
