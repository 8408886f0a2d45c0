import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { ordersList } from './orders-list.ts'

export const orders = defineScreen({
  path: '/userCenter/order/index',
  menu: 'order.index',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof ordersList>>(),
  load: async () => (await import('./Orders.tsx')).Orders,
  budgetKb: 209.2,
  stories: { also: ['InvalidInput', 'Submitting'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    orders: typeof orders
  }
}
