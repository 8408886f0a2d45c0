import { defineScreen, reads } from '../../../site/define-screen.ts'

export const invoice = defineScreen({
  path: '/userCenter/invoice/detail',
  name: '发票详情',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
  budgetKb: 182.9,
  query: reads<{ id: string }>(),
  load: async () => (await import('./InvoiceDetail.tsx')).InvoiceDetail,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    invoice: typeof invoice
  }
}
