import { defineList } from '@mall/app-kit/list/define-list.ts'
import { reportFilters } from '../../../features/report/report-filters.ts'

/** 商品报表: what was bought, by product. */
export const productReportList = defineList('POST /api/Report/Product', {
  filters: reportFilters,
  sort: {
    none: '金额最高的',
    fields: {
      Amount: { asc: '金额最低的', desc: '金额最高的' },
      Quantity: { asc: '采购量最少的', desc: '采购量最多的' },
      LineCount: { asc: '次数最少的', desc: '次数最多的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/Report/ProductExport',
})
