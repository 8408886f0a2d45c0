import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { purchaserReportList } from './purchaser-report-list.ts'

export const reportPurchaser = defineScreen({
  path: '/userCenter/report/purchaser',
  menu: 'report.purchaser',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 198.2,
  query: reads<ListAddress<typeof purchaserReportList>>(),
  load: async () => (await import('./PurchaserReport.tsx')).PurchaserReport,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportPurchaser: typeof reportPurchaser
  }
}
