import { defineScreen } from '../../../site/define-screen.ts'

export const afterSalesDetail = defineScreen({
  path: '/userCenter/order/afterSales/:ReturnOrderId',
  name: '售后详情',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
  budgetKb: 178.4,
  accepts: ({ ReturnOrderId = '' }) => /^SH\d{12,18}$/.test(ReturnOrderId),
  load: async () => (await import('./AfterSalesDetail.tsx')).AfterSalesDetail,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    afterSalesDetail: typeof afterSalesDetail
  }
}
