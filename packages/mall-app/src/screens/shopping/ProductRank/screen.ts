import { defineScreen, reads } from '../../../site/define-screen.ts'

export const productRank = defineScreen({
  path: '/product/rank',
  name: '商品排行',
  layout: 'none',
  access: 'login',
  kind: 'list',
  query: reads<{ readonly Scope?: number; readonly Type?: number; readonly Range?: number; readonly Cid?: number }>(),
  load: async () => (await import('./ProductRank.tsx')).ProductRank,
  // A ranking has fifty products at most.
  stories: { never: ['ThousandRows'] },
  budgetKb: 176.7,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productRank: typeof productRank
  }
}
