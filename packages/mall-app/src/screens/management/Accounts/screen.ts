import { defineScreen } from '../../../lib/define-screen.ts'

export const manageAccount = defineScreen({
  path: '/userCenter/management/account',
  menu: 'management.account',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    manageAccount: typeof manageAccount
  }
}
