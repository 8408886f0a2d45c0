import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { afterSalesList } from './after-sales-list.ts'

export const afterSales = defineScreen({
  path: '/userCenter/order/afterSales',
  menu: 'order.afterSales',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 207.9,
  query: reads<ListAddress<typeof afterSalesList>>(),
  load: async () => (await import('./AfterSales.tsx')).AfterSales,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    afterSales: typeof afterSales
  }
}
