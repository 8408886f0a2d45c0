import { defineScreen } from '../../../site/define-screen.ts'

export const invoiceDocument = defineScreen({
  path: '/invoices/:id',
  name: '发票详情',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^KP\d{12,18}$/.test(id),
  load: async () => (await import('./InvoiceDocument.tsx')).InvoiceDocument,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    invoiceDocument: typeof invoiceDocument
  }
}
