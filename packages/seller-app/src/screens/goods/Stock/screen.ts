import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { stockList } from './stock-list.ts'

export const stock = defineScreen({
  path: '/stock',
  menu: 'goods.stock',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof stockList>>(),
  load: async () => (await import('./Stock.tsx')).Stock,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    stock: typeof stock
  }
}
