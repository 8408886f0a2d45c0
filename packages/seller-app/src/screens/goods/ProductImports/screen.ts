import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { productImportsList } from './product-imports-list.ts'

export const productImports = defineScreen({
  path: '/products/imports',
  menu: 'goods.import',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof productImportsList>>(),
  load: async () => (await import('./ProductImports.tsx')).ProductImports,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productImports: typeof productImports
  }
}
