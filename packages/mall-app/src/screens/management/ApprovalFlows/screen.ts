import { defineScreen } from '../../../lib/define-screen.ts'

export const manageApproval = defineScreen({
  path: '/userCenter/management/approval',
  menu: 'management.approval',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    manageApproval: typeof manageApproval
  }
}
