import { defineScreen, reads } from '../../../lib/define-screen.ts'
import type { ListAddress } from '../../../list/define-list.ts'
import type { budgetsList } from './budgets-list.ts'

export const budget = defineScreen({
  path: '/userCenter/asset/budget',
  menu: 'asset.budget',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 188,
  query: reads<ListAddress<typeof budgetsList>>(),
  load: async () => (await import('./Budgets.tsx')).Budgets,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    budget: typeof budget
  }
}
