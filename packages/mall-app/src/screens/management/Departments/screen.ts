import { defineScreen } from '../../../lib/define-screen.ts'

export const manageDepartment = defineScreen({
  path: '/userCenter/management/department',
  menu: 'management.department',
  layout: 'userCentre',
  access: 'login',
  kind: 'page',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    manageDepartment: typeof manageDepartment
  }
}
