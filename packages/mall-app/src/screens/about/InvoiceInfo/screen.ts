import { defineScreen } from '../../../site/define-screen.ts'

export const aboutInvoice = defineScreen({
  path: '/about/kpinfo',
  name: '开票信息',
  layout: 'default',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./InvoiceInfo.tsx')).InvoiceInfo,
  stories: { also: ['Empty'] },
  budgetKb: 168.3,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    aboutInvoice: typeof aboutInvoice
  }
}
