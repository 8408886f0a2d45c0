import { defineScreen } from '../../../site/define-screen.ts'

export const afterSalesDocument = defineScreen({
  path: '/after-sales/:id',
  name: '售后详情',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^SH\d{12,18}$/.test(id),
  load: async () => (await import('./AfterSalesDocument.tsx')).AfterSalesDocument,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    afterSalesDocument: typeof afterSalesDocument
  }
}
