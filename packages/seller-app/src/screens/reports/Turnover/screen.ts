import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { turnoverList } from './turnover-list.ts'

export const reportTurnover = defineScreen({
  path: '/reports/turnover',
  menu: 'report.turnover',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof turnoverList>>(),
  load: async () => (await import('./Turnover.tsx')).Turnover,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportTurnover: typeof reportTurnover
  }
}
