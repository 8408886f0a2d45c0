import { defineScreen } from '../../../lib/define-screen.ts'

export const favorites = defineScreen({
  path: '/userCenter/user/favorite',
  menu: 'user.favorite',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    favorites: typeof favorites
  }
}
