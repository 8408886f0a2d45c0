import { defineScreen } from '../../../site/define-screen.ts'

export const orderDocument = defineScreen({
  path: '/orders/:no',
  name: '订单详情',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ no = '' }) => /^[A-Z0-9]{8,32}$/.test(no),
  load: async () => (await import('./OrderDocument.tsx')).OrderDocument,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    orderDocument: typeof orderDocument
  }
}
