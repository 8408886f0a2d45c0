import { defineScreen } from '../../../site/define-screen.ts'

export const productImport = defineScreen({
  path: '/products/import',
  name: '导入商品',
  layout: 'work',
  access: 'login',
  kind: 'form',
  load: async () => (await import('./ProductImport.tsx')).ProductImport,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productImport: typeof productImport
  }
}
