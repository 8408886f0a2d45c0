import { defineScreen } from '../../../site/define-screen.ts'

export const statement = defineScreen({
  path: '/userCenter/asset/statement/:no',
  name: '对账单详情',
  layout: 'userCentre',
  access: 'login',
  kind: 'detail',
  budgetKb: 181.7,
  load: async () => (await import('./StatementDetail.tsx')).StatementDetail,
  accepts: ({ no = '' }) => /^DZ\d{12}$/i.test(no),
})

declare module '../../../site/routes.ts' {
  interface Screens {
    statement: typeof statement
  }
}
