import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { churnList } from './churn-list.ts'

export const reportChurn = defineScreen({
  path: '/reports/churn',
  menu: 'report.churn',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof churnList>>(),
  load: async () => (await import('./Churn.tsx')).Churn,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    reportChurn: typeof reportChurn
  }
}
