import { choicesOf, reportUnitNames } from '@mall/api/contract'
import { defineList } from '@mall/app-kit/list/define-list.ts'
import { reportFilters } from '../../../features/report/report-filters.ts'

/** 订单报表: 按 月 看 近 12 个月. */
export const orderReportList = defineList('POST /api/Report/Order', {
  filters: {
    Unit: { kind: 'choice', label: '统计单位', before: '按', any: '月', field: 'Unit', choices: choicesOf(reportUnitNames).filter(({ value }) => value !== 'month') },
    ...reportFilters,
  },
  sort: { none: '最近的', fields: {} },
  defaultPageSize: 50,
  export: 'POST /api/Report/OrderExport',
})
