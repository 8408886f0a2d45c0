import { defineScreen } from '../../../site/define-screen.ts'

export const inquiryQuote = defineScreen({
  path: '/inquiries/:id',
  name: '报价',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^[1-9]\d{0,8}$/.test(id),
  load: async () => (await import('./InquiryQuote.tsx')).InquiryQuote,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    inquiryQuote: typeof inquiryQuote
  }
}
