import { defineScreen } from '../../../site/define-screen.ts'

export const profile = defineScreen({
  path: '/userCenter/user/account',
  menu: 'user.account',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  load: async () => (await import('./Profile.tsx')).Profile,
  budgetKb: 214.4,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    profile: typeof profile
  }
}
