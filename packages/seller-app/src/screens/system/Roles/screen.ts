import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { rolesList } from './roles-list.ts'

export const roles = defineScreen({
  path: '/roles',
  menu: 'system.role',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof rolesList>>(),
  load: async () => (await import('./Roles.tsx')).Roles,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    roles: typeof roles
  }
}
