import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { paymentsList } from './payments-list.ts'

export const payments = defineScreen({
  path: '/payments',
  menu: 'money.payment',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof paymentsList>>(),
  load: async () => (await import('./Payments.tsx')).Payments,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    payments: typeof payments
  }
}
