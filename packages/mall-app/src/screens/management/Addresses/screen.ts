import { defineScreen } from '../../../lib/define-screen.ts'

export const manageAddress = defineScreen({
  path: '/userCenter/management/address',
  menu: 'management.address',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    manageAddress: typeof manageAddress
  }
}
