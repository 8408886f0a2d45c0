import { defineScreen } from '../../../site/define-screen.ts'

export const orderReview = defineScreen({
  path: '/userCenter/order/review/:id',
  name: '评价',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  budgetKb: 201.6,
  accepts: ({ id = '' }) => /^[A-Z0-9]{8,32}$/.test(id),
  load: async () => (await import('./OrderReview.tsx')).OrderReview,
  stories: { also: ['Forbidden', 'Unknown', 'LongContent'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    orderReview: typeof orderReview
  }
}
