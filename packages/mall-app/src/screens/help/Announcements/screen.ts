import { defineScreen } from '../../../site/define-screen.ts'

export const announcements = defineScreen({
  path: '/notice/*',
  name: '公告',
  layout: 'default',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./Announcements.tsx')).Announcements,
  stories: { also: ['Empty', 'Unknown'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    announcements: typeof announcements
  }
}
