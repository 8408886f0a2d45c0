import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { salesByTimeList } from './sales-lists.ts'

export const reportSales = defineScreen({
  path: '/reports/sales',
  menu: 'report.sales',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof salesByTimeList>>(),
  load: async () => (await import('./Sales.tsx')).Sales,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportSales: typeof reportSales
  }
}
