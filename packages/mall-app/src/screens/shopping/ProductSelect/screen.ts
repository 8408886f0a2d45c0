import { defineScreen } from '../../../lib/define-screen.ts'

export const productSelect = defineScreen({
  path: '/product/select',
  name: '一键选品',
  layout: 'default',
  access: 'login',
  kind: 'page',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    productSelect: typeof productSelect
  }
}
