import { defineScreen } from '../../../site/define-screen.ts'

export const announcement = defineScreen({
  path: '/notices/:id',
  name: '公告编辑',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^[1-9]\d{0,8}$/.test(id),
  load: async () => (await import('./Announcement.tsx')).Announcement,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    announcement: typeof announcement
  }
}
