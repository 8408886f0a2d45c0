import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { customersList } from './customers-list.ts'

export const customers = defineScreen({
  path: '/customers',
  menu: 'customer.list',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof customersList>>(),
  load: async () => (await import('./Customers.tsx')).Customers,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    customers: typeof customers
  }
}
