import { defineScreen } from '../../../lib/define-screen.ts'

export const orderReview = defineScreen({
  path: '/userCenter/order/review/:id',
  name: '评价',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    orderReview: typeof orderReview
  }
}
