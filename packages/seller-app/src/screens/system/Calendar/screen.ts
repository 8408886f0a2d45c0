import { defineScreen } from '../../../site/define-screen.ts'

export const calendar = defineScreen({
  path: '/system/calendar',
  menu: 'system.calendar',
  layout: 'work',
  access: 'login',
  kind: 'page',
  load: async () => (await import('./Calendar.tsx')).Calendar,
  stories: { also: ['Forbidden'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    calendar: typeof calendar
  }
}
