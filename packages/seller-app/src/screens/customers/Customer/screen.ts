import { defineScreen } from '../../../site/define-screen.ts'

export const customer = defineScreen({
  path: '/customers/:id',
  name: '客户资料',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^[1-9]\d{0,8}$/.test(id),
  load: async () => (await import('./Customer.tsx')).Customer,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    customer: typeof customer
  }
}
