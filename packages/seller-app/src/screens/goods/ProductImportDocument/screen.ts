import { defineScreen } from '../../../site/define-screen.ts'

export const productImportDocument = defineScreen({
  path: '/products/imports/:id',
  name: '导入详情',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^[1-9]\d{0,9}$/.test(id),
  load: async () => (await import('./ProductImportDocument.tsx')).ProductImportDocument,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productImportDocument: typeof productImportDocument
  }
}
