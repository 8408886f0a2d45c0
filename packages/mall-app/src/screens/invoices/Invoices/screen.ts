import { defineScreen } from '../../../lib/define-screen.ts'

export const invoices = defineScreen({
  path: '/userCenter/invoice/list',
  menu: 'invoice.list',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    invoices: typeof invoices
  }
}
