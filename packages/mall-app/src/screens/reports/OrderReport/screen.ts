import { defineScreen } from '../../../lib/define-screen.ts'

export const reportOrder = defineScreen({
  path: '/userCenter/report/order',
  menu: 'report.order',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    reportOrder: typeof reportOrder
  }
}
