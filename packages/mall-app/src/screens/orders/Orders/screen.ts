import { defineScreen, reads } from '../../../lib/define-screen.ts'

export const orders = defineScreen({
  path: '/userCenter/order/index',
  menu: 'order.index',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<{ Status?: number | undefined }>(),
  load: async () => (await import('./Orders.tsx')).Orders,
  stories: { also: ['InvalidInput', 'Submitting'] },
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    orders: typeof orders
  }
}
