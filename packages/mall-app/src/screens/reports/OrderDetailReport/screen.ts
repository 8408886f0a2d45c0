import { defineScreen } from '../../../lib/define-screen.ts'

export const reportOrderDetail = defineScreen({
  path: '/userCenter/report/orderDetail',
  menu: 'report.orderDetail',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    reportOrderDetail: typeof reportOrderDetail
  }
}
