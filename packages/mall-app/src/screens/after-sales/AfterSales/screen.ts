import { defineScreen } from '../../../lib/define-screen.ts'

export const afterSales = defineScreen({
  path: '/userCenter/order/afterSales',
  menu: 'order.afterSales',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    afterSales: typeof afterSales
  }
}
