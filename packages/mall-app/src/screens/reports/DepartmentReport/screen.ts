import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { departmentReportList } from './department-report-list.ts'

export const reportDepartment = defineScreen({
  path: '/userCenter/report/department',
  menu: 'report.department',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 199.1,
  query: reads<ListAddress<typeof departmentReportList>>(),
  load: async () => (await import('./DepartmentReport.tsx')).DepartmentReport,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportDepartment: typeof reportDepartment
  }
}
