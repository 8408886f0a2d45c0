import { defineScreen, reads } from '../../../site/define-screen.ts'

export const submitState = defineScreen({
  path: '/shop/state',
  name: '成功提交订单',
  layout: 'shop',
  access: 'login',
  kind: 'detail',
  query: reads<{ id: string }>(),
  load: async () => (await import('./SubmitState.tsx')).SubmitState,
  budgetKb: 172.4,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    submitState: typeof submitState
  }
}
