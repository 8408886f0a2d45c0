import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { budgetLedgerList } from './budget-ledger-list.ts'

export const budgetLedger = defineScreen({
  path: '/userCenter/asset/budget/:id',
  name: '预算流水',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
  budgetKb: 199.7,
  query: reads<ListAddress<typeof budgetLedgerList>>(),
  load: async () => (await import('./BudgetLedger.tsx')).BudgetLedger,
  accepts: ({ id = '' }) => /^[1-9]\d{0,8}$/.test(id),
})

declare module '../../../site/routes.ts' {
  interface Screens {
    budgetLedger: typeof budgetLedger
  }
}
