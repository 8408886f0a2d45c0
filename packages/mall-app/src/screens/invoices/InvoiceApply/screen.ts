import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { invoiceApplyList } from './invoice-apply-list.ts'

export const invoiceApply = defineScreen({
  path: '/userCenter/invoice/index',
  menu: 'invoice.index',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 202.9,
  query: reads<ListAddress<typeof invoiceApplyList>>(),
  load: async () => (await import('./InvoiceApply.tsx')).InvoiceApply,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    invoiceApply: typeof invoiceApply
  }
}
