import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { productsList } from './products-list.ts'

export const products = defineScreen({
  path: '/products',
  menu: 'goods.product',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof productsList>>(),
  load: async () => (await import('./Products.tsx')).Products,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    products: typeof products
  }
}
