import { defineScreen } from '../../../site/define-screen.ts'

export const viewCustomer = defineScreen({
  path: '/viewCustomer',
  name: '以客户身份查看',
  layout: 'none',
  access: 'public',
  kind: 'page',
  stories: { never: ['Loading', 'Failed', 'LongContent'] },
  load: async () => (await import('./ViewCustomer.tsx')).ViewCustomer,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    viewCustomer: typeof viewCustomer
  }
}
