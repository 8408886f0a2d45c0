import { defineScreen, reads } from '../../../site/define-screen.ts'

export const manageDepartment = defineScreen({
  path: '/userCenter/management/department',
  menu: 'management.department',
  layout: 'userCentre',
  access: 'login',
  kind: 'workshop',
  budgetKb: 179.2,
  query: reads<{ readonly DepartmentId?: string }>(),
  load: async () => (await import('./Departments.tsx')).Departments,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageDepartment: typeof manageDepartment
  }
}
