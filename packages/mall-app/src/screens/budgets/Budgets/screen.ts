import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { budgetsList } from './budgets-list.ts'

export const budget = defineScreen({
  path: '/userCenter/asset/budget',
  menu: 'asset.budget',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 205.9,
  query: reads<ListAddress<typeof budgetsList>>(),
  load: async () => (await import('./Budgets.tsx')).Budgets,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    budget: typeof budget
  }
}
