import { defineScreen } from '../../../lib/define-screen.ts'

export const manageRole = defineScreen({
  path: '/userCenter/management/role',
  menu: 'management.role',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    manageRole: typeof manageRole
  }
}
