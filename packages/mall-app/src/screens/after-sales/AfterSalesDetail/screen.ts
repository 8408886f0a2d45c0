import { defineScreen } from '../../../lib/define-screen.ts'

export const afterSalesDetail = defineScreen({
  path: '/userCenter/order/afterSales/:ReturnOrderId',
  name: '售后详情',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    afterSalesDetail: typeof afterSalesDetail
  }
}
