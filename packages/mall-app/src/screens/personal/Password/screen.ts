import { defineScreen } from '../../../lib/define-screen.ts'

export const password = defineScreen({
  path: '/userCenter/user/password',
  menu: 'user.password',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    password: typeof password
  }
}
