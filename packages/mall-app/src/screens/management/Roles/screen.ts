import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { rolesList } from './roles-list.ts'

export const manageRole = defineScreen({
  path: '/userCenter/management/role',
  menu: 'management.role',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 200.4,
  query: reads<ListAddress<typeof rolesList>>(),
  load: async () => (await import('./Roles.tsx')).Roles,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageRole: typeof manageRole
  }
}
