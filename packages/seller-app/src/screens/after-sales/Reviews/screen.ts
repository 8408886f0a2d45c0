import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { reviewsList } from './reviews-list.ts'

export const reviews = defineScreen({
  path: '/reviews',
  menu: 'trade.review',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof reviewsList>>(),
  load: async () => (await import('./Reviews.tsx')).Reviews,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reviews: typeof reviews
  }
}
