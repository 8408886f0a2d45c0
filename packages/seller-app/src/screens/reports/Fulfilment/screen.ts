import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { fulfilmentByTimeList } from './fulfilment-lists.ts'

export const reportFulfilment = defineScreen({
  path: '/reports/fulfilment',
  menu: 'report.fulfilment',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof fulfilmentByTimeList>>(),
  load: async () => (await import('./Fulfilment.tsx')).Fulfilment,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportFulfilment: typeof reportFulfilment
  }
}
