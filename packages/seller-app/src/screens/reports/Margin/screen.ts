import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { marginByTimeList } from './margin-lists.ts'

export const reportMargin = defineScreen({
  path: '/reports/margin',
  menu: 'report.margin',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof marginByTimeList>>(),
  load: async () => (await import('./Margin.tsx')).Margin,
  stories: { also: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportMargin: typeof reportMargin
  }
}
