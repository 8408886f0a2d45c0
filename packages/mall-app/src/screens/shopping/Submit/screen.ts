import { defineScreen, reads } from '../../../lib/define-screen.ts'

export const submit = defineScreen({
  path: '/shop/submit',
  name: '填写核对订单',
  layout: 'shop',
  access: 'login',
  kind: 'form',
  query: reads<{ ids: string | number }>(),
  load: async () => (await import('./Submit.tsx')).Submit,
  // The Chinese date field is 4 KB of it.
  budgetKb: 192,
  stories: { also: ['Empty', 'Forbidden'] },
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    submit: typeof submit
  }
}
