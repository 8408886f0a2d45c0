import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { approvalsList } from '../approvals-list.ts'

export const approvals = defineScreen({
  path: '/userCenter/order/approval',
  menu: 'order.approval',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof approvalsList>>(),
  load: async () => (await import('./Approvals.tsx')).Approvals,
  budgetKb: 209.2,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    approvals: typeof approvals
  }
}
