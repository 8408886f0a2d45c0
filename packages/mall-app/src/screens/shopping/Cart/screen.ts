import { defineScreen } from '../../../site/define-screen.ts'

export const cart = defineScreen({
  path: '/shop/cart',
  name: '我的购物车',
  layout: 'shop',
  access: 'login',
  kind: 'page',
  load: async () => (await import('./Cart.tsx')).Cart,
  stories: { also: ['Empty', 'OneRow', 'ThousandRows', 'Forbidden', 'Submitting'] },
  budgetKb: 186.3,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    cart: typeof cart
  }
}
