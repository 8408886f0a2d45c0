import { defineScreen, reads } from '../../../site/define-screen.ts'

export const orderDetail = defineScreen({
  path: '/userCenter/order/detail',
  name: '订单详情',
  layout: 'document',
  access: 'login',
  kind: 'detail',
  query: reads<{ id: string }>(),
  load: async () => (await import('./OrderDetail.tsx')).OrderDetail,
  stories: { also: ['Submitting'] },
  budgetKb: 191.8,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    orderDetail: typeof orderDetail
  }
}
