import { defineScreen } from '../../../lib/define-screen.ts'

export const reportPurchaser = defineScreen({
  path: '/userCenter/report/purchaser',
  menu: 'report.purchaser',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    reportPurchaser: typeof reportPurchaser
  }
}
