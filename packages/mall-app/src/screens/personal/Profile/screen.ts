import { defineScreen } from '../../../lib/define-screen.ts'

export const profile = defineScreen({
  path: '/userCenter/user/account',
  menu: 'user.account',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    profile: typeof profile
  }
}
