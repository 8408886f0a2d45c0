import { defineScreen, reads } from '../../../lib/define-screen.ts'

export const productInquiry = defineScreen({
  path: '/userCenter/order/productInquiry',
  menu: 'order.productInquiry',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<{ ProductCode?: string; Keyword?: string }>(),
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    productInquiry: typeof productInquiry
  }
}
