import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { staffList } from './staff-list.ts'

export const staff = defineScreen({
  path: '/staff',
  menu: 'system.staff',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof staffList>>(),
  load: async () => (await import('./Staff.tsx')).Staff,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    staff: typeof staff
  }
}
