import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { agreedPricesList } from './agreed-prices-list.ts'

export const reportAgreements = defineScreen({
  path: '/reports/agreements',
  menu: 'report.agreement',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof agreedPricesList>>(),
  load: async () => (await import('./AgreedPrices.tsx')).AgreedPrices,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportAgreements: typeof reportAgreements
  }
}
