import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { addressesList } from './addresses-list.ts'

export const manageAddress = defineScreen({
  path: '/userCenter/management/address',
  menu: 'management.address',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof addressesList>>(),
  budgetKb: 200.5,
  load: async () => (await import('./Addresses.tsx')).Addresses,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    manageAddress: typeof manageAddress
  }
}
