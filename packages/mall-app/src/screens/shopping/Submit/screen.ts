import { defineScreen, reads } from '../../../site/define-screen.ts'

export const submit = defineScreen({
  path: '/shop/submit',
  name: '填写核对订单',
  layout: 'shop',
  access: 'login',
  kind: 'form',
  /** Lines of the cart, the line of a product that is bought at once, or an order that is submitted again. */
  query: reads<{ ids?: string | number; product?: string; order?: string }>(),
  load: async () => (await import('./Submit.tsx')).Submit,
  // The Chinese date field is 4 KB of it.
  budgetKb: 218.1,
  stories: { also: ['Empty', 'Forbidden'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    submit: typeof submit
  }
}
