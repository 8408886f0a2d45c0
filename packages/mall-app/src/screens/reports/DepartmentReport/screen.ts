import { defineScreen } from '../../../lib/define-screen.ts'

export const reportDepartment = defineScreen({
  path: '/userCenter/report/department',
  menu: 'report.department',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    reportDepartment: typeof reportDepartment
  }
}
