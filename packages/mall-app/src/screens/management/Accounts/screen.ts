import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { accountsList } from './accounts-list.ts'

export const manageAccount = defineScreen({
  path: '/userCenter/management/account',
  menu: 'management.account',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 202.3,
  query: reads<ListAddress<typeof accountsList>>(),
  load: async () => (await import('./Accounts.tsx')).Accounts,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageAccount: typeof manageAccount
  }
}
