import { defineScreen, reads } from '../../../lib/define-screen.ts'
import type { ListAddress } from '../../../list/define-list.ts'
import type { afterSalesList } from './after-sales-list.ts'

export const afterSales = defineScreen({
  path: '/userCenter/order/afterSales',
  menu: 'order.afterSales',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 195,
  query: reads<ListAddress<typeof afterSalesList>>(),
  load: async () => (await import('./AfterSales.tsx')).AfterSales,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    afterSales: typeof afterSales
  }
}
