import { defineScreen, reads } from '../../../lib/define-screen.ts'

export const afterSalesApply = defineScreen({
  path: '/userCenter/order/afterSales/apply',
  name: '申请售后',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  query: reads<{ OrderNo?: string }>(),
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    afterSalesApply: typeof afterSalesApply
  }
}
