import { defineScreen, reads } from '../../../site/define-screen.ts'

export const pay = defineScreen({
  path: '/shop/pay',
  name: '付款',
  layout: 'shop',
  access: 'login',
  kind: 'detail',
  query: reads<{ id: string }>(),
  load: async () => (await import('./Pay.tsx')).Pay,
  budgetKb: 173.4,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    pay: typeof pay
  }
}
