import { defineScreen } from '../../../lib/define-screen.ts'

export const quickOrder = defineScreen({
  path: '/product/QuickOrder',
  name: '快速下单',
  layout: 'default',
  access: 'login',
  kind: 'form',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    quickOrder: typeof quickOrder
  }
}
