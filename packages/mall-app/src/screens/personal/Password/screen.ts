import { defineScreen } from '../../../site/define-screen.ts'

export const password = defineScreen({
  path: '/userCenter/user/password',
  menu: 'user.password',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  load: async () => (await import('./Password.tsx')).Password,
  stories: { never: ['Loading', 'LongContent'] },
  budgetKb: 204.8,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    password: typeof password
  }
}
