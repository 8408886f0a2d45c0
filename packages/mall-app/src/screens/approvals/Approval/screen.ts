import { defineScreen } from '../../../site/define-screen.ts'

export const approval = defineScreen({
  path: '/userCenter/order/approval/:id',
  name: '审批详情',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
  budgetKb: 204.2,
  accepts: ({ id = '' }) => /^SP\d{12,18}$/.test(id),
  load: async () => (await import('./Approval.tsx')).Approval,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    approval: typeof approval
  }
}
