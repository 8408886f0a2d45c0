import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { orderReportList } from './order-report-list.ts'

export const reportOrder = defineScreen({
  path: '/userCenter/report/order',
  menu: 'report.order',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 198.3,
  query: reads<ListAddress<typeof orderReportList>>(),
  load: async () => (await import('./OrderReport.tsx')).OrderReport,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportOrder: typeof reportOrder
  }
}
