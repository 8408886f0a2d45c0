import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { PriceCheckAddress } from './price-question.ts'

export const priceCheck = defineScreen({
  path: '/price-check',
  menu: 'customer.price',
  layout: 'work',
  access: 'login',
  kind: 'page',
  query: reads<PriceCheckAddress>(),
  load: async () => (await import('./PriceCheck.tsx')).PriceCheck,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    priceCheck: typeof priceCheck
  }
}
