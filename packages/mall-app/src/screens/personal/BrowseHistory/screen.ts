import { defineScreen } from '../../../lib/define-screen.ts'

export const browseHistory = defineScreen({
  path: '/userCenter/user/browse',
  menu: 'user.browse',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    browseHistory: typeof browseHistory
  }
}
