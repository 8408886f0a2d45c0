import { defineScreen } from '../../../lib/define-screen.ts'

export const approvals = defineScreen({
  path: '/userCenter/order/approval',
  menu: 'order.approval',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    approvals: typeof approvals
  }
}
