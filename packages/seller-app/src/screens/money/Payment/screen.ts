import { defineScreen } from '../../../site/define-screen.ts'

export const payment = defineScreen({
  path: '/payments/:no',
  name: '收款单',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ no = '' }) => /^SK\d{12}$/.test(no),
  load: async () => (await import('./Payment.tsx')).Payment,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    payment: typeof payment
  }
}
