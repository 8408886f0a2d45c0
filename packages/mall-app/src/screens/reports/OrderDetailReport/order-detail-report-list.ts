import { defineList } from '@mall/app-kit/list/define-list.ts'
import { reportFilters } from '../../../features/report/report-filters.ts'

/** 订单明细报表: every line that was bought. */
export const orderDetailReportList = defineList('POST /api/Report/OrderDetail', {
  filters: reportFilters,
  sort: {
    none: '最近的',
    fields: {
      OrderTime: { asc: '最早的', desc: '最近的' },
      Quantity: { asc: '数量最少的', desc: '数量最多的' },
      Amount: { asc: '金额最低的', desc: '金额最高的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/Report/OrderDetailExport',
})
