import { defineScreen, reads } from '../../../lib/define-screen.ts'
import type { ListAddress } from '../../../list/define-list.ts'
import type { orderDetailReportList } from './order-detail-report-list.ts'

export const reportOrderDetail = defineScreen({
  path: '/userCenter/report/orderDetail',
  menu: 'report.orderDetail',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 179.5,
  query: reads<ListAddress<typeof orderDetailReportList>>(),
  load: async () => (await import('./OrderDetailReport.tsx')).OrderDetailReport,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportOrderDetail: typeof reportOrderDetail
  }
}
