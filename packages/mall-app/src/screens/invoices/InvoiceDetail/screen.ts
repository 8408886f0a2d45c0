import { defineScreen, reads } from '../../../lib/define-screen.ts'

export const invoice = defineScreen({
  path: '/userCenter/invoice/detail',
  name: '发票详情',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
  query: reads<{ id: string }>(),
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    invoice: typeof invoice
  }
}
