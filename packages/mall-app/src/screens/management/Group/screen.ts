import { defineScreen } from '../../../site/define-screen.ts'

export const manageGroup = defineScreen({
  path: '/userCenter/management/group',
  menu: 'management.group',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  budgetKb: 222.3,
  load: async () => (await import('./Group.tsx')).Group,
  stories: { also: ['Forbidden', 'LongContent'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageGroup: typeof manageGroup
  }
}
