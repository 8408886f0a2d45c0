import { defineScreen, reads } from '../../../site/define-screen.ts'

export const afterSalesApply = defineScreen({
  path: '/userCenter/order/afterSales/apply',
  name: '申请售后',
  layout: 'userCentre',
  access: 'login',
  kind: 'form',
  budgetKb: 221.9,
  query: reads<{ OrderNo?: string; LineId?: number }>(),
  load: async () => (await import('./AfterSalesApply.tsx')).AfterSalesApply,
  stories: { also: ['Forbidden', 'Unknown', 'LongContent'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    afterSalesApply: typeof afterSalesApply
  }
}
