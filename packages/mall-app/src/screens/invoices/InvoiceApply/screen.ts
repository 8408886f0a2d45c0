import { defineScreen, reads } from '../../../lib/define-screen.ts'

export const invoiceApply = defineScreen({
  path: '/userCenter/invoice/index',
  menu: 'invoice.index',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  query: reads<{ OrderNo?: string }>(),
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    invoiceApply: typeof invoiceApply
  }
}
