import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { inquiriesList } from './inquiries-list.ts'

export const inquiries = defineScreen({
  path: '/inquiries',
  menu: 'trade.inquiry',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof inquiriesList>>(),
  load: async () => (await import('./Inquiries.tsx')).Inquiries,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    inquiries: typeof inquiries
  }
}
