import { defineList } from '@mall/app-kit/list/define-list.ts'
import { reportFilters } from '../../../features/report/report-filters.ts'

/** 部门报表: what departments bought, beside their budgets; companies while several are shown. */
export const departmentReportList = defineList('POST /api/Report/Department', {
  filters: reportFilters,
  sort: {
    none: '金额最高的',
    fields: {
      Amount: { asc: '金额最低的', desc: '金额最高的' },
      OrderCount: { asc: '订单最少的', desc: '订单最多的' },
    },
  },
  defaultPageSize: 50,
  export: 'POST /api/Report/DepartmentExport',
})
