import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { missByTimeList } from './misses-lists.ts'

export const reportMisses = defineScreen({
  path: '/reports/misses',
  menu: 'report.miss',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof missByTimeList>>(),
  load: async () => (await import('./Misses.tsx')).Misses,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportMisses: typeof reportMisses
  }
}
