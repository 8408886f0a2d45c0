import { defineScreen } from '../../../lib/define-screen.ts'

export const productRank = defineScreen({
  path: '/product/rank',
  name: '商品排行',
  layout: 'none',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    productRank: typeof productRank
  }
}
