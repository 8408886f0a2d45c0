import { defineScreen, reads } from '../../../site/define-screen.ts'

export const productList = defineScreen({
  path: '/product/index',
  name: '商品列表',
  layout: 'default',
  access: 'public',
  kind: 'list',
  query: reads<{ Keyword?: string; Cid?: number | null; ImageKey?: string; Brands?: string | number; Agreed?: 1 }>(),
  load: async () => (await import('./ProductList.tsx')).ProductList,
  stories: { also: ['Visitor', 'InvalidInput'] },
  budgetKb: 183.4,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productList: typeof productList
  }
}
