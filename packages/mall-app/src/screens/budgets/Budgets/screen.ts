import { defineScreen } from '../../../lib/define-screen.ts'

export const budget = defineScreen({
  path: '/userCenter/asset/budget',
  menu: 'asset.budget',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    budget: typeof budget
  }
}
