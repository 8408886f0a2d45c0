import { defineScreen } from '../../../lib/define-screen.ts'

export const reportProduct = defineScreen({
  path: '/userCenter/report/product',
  menu: 'report.product',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    reportProduct: typeof reportProduct
  }
}
