import { defineScreen } from '../../../site/define-screen.ts'

export const workbench = defineScreen({
  path: '/userCenter/index',
  name: '我的工作台',
  layout: 'userCentre',
  access: 'login',
  kind: 'page',
  load: async () => (await import('./Workbench.tsx')).Workbench,
  budgetKb: 198.6,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    workbench: typeof workbench
  }
}
