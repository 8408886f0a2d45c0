import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { invoicesList } from './invoices-list.ts'

export const invoices = defineScreen({
  path: '/userCenter/invoice/list',
  menu: 'invoice.list',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 202.0,
  query: reads<ListAddress<typeof invoicesList>>(),
  load: async () => (await import('./Invoices.tsx')).Invoices,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    invoices: typeof invoices
  }
}
