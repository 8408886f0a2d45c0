import { defineScreen, reads } from '../../../lib/define-screen.ts'
import type { ListAddress } from '../../../list/define-list.ts'
import type { rolesList } from './roles-list.ts'

export const manageRole = defineScreen({
  path: '/userCenter/management/role',
  menu: 'management.role',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 182.9,
  query: reads<ListAddress<typeof rolesList>>(),
  load: async () => (await import('./Roles.tsx')).Roles,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageRole: typeof manageRole
  }
}
