import { defineScreen } from '../../../site/define-screen.ts'

export const product = defineScreen({
  path: '/products/:code',
  name: '商品资料',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ code = '' }) => /^\d{1,20}$/.test(code),
  load: async () => (await import('./Product.tsx')).Product,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    product: typeof product
  }
}
