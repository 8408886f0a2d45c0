import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { auditLogList } from './audit-list.ts'

export const audit = defineScreen({
  path: '/audit',
  menu: 'system.audit',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof auditLogList>>(),
  load: async () => (await import('./Audit.tsx')).Audit,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    audit: typeof audit
  }
}
