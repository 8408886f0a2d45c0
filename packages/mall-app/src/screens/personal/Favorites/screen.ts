import { defineScreen, reads } from '../../../site/define-screen.ts'

export const favorites = defineScreen({
  path: '/userCenter/user/favorite',
  menu: 'user.favorite',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<{ Keyword?: string; Cid?: number; State?: 'fallen' | 'gone'; Page?: number; PageSize?: number }>(),
  load: async () => (await import('./Favorites.tsx')).Favorites,
  budgetKb: 162,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    favorites: typeof favorites
  }
}
