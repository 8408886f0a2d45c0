import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { agreementsList } from './agreements-list.ts'

export const agreements = defineScreen({
  path: '/agreements',
  menu: 'customer.agreement',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof agreementsList>>(),
  load: async () => (await import('./Agreements.tsx')).Agreements,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    agreements: typeof agreements
  }
}
