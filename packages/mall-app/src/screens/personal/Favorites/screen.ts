import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import type { KeptList } from '../../../features/favorite/kept-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'

export const favorites = defineScreen({
  path: '/userCenter/user/favorite',
  menu: 'user.favorite',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<KeptList>>(),
  load: async () => (await import('./Favorites.tsx')).Favorites,
  budgetKb: 178.2,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    favorites: typeof favorites
  }
}
