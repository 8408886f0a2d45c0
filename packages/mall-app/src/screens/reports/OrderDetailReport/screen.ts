import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { orderDetailReportList } from './order-detail-report-list.ts'

export const reportOrderDetail = defineScreen({
  path: '/userCenter/report/orderDetail',
  menu: 'report.orderDetail',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 198.3,
  query: reads<ListAddress<typeof orderDetailReportList>>(),
  load: async () => (await import('./OrderDetailReport.tsx')).OrderDetailReport,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportOrderDetail: typeof reportOrderDetail
  }
}
