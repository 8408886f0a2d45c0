import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { SelectAddress } from './select-query.ts'

export const productSelect = defineScreen({
  path: '/product/select',
  name: '一键选品',
  layout: 'default',
  access: 'login',
  kind: 'form',
  query: reads<SelectAddress>(),
  load: async () => (await import('./ProductSelect.tsx')).ProductSelect,
  stories: { also: ['Empty'] },
  budgetKb: 226.0,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productSelect: typeof productSelect
  }
}
