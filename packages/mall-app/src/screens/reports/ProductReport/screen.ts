import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { productReportList } from './product-report-list.ts'

export const reportProduct = defineScreen({
  path: '/userCenter/report/product',
  menu: 'report.product',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 198.2,
  query: reads<ListAddress<typeof productReportList>>(),
  load: async () => (await import('./ProductReport.tsx')).ProductReport,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportProduct: typeof reportProduct
  }
}
