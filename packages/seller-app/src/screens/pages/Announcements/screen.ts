import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { announcementsList } from './announcements-list.ts'

export const announcements = defineScreen({
  path: '/notices',
  menu: 'page.notice',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof announcementsList>>(),
  load: async () => (await import('./Announcements.tsx')).Announcements,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    announcements: typeof announcements
  }
}
