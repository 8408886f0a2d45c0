import { defineScreen, reads } from '../../../site/define-screen.ts'

export const quickOrder = defineScreen({
  path: '/product/QuickOrder',
  name: '快速下单',
  layout: 'default',
  access: 'login',
  kind: 'form',
  query: reads<{ Tab?: 'lists' }>(),
  load: async () => (await import('./QuickOrder.tsx')).QuickOrder,
  // The page itself reads nothing: what can load or fail is a check.
  stories: { also: ['Empty'] },
  budgetKb: 179.7,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    quickOrder: typeof quickOrder
  }
}
