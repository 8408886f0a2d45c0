import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { statementsList } from './statements-list.ts'

export const statements = defineScreen({
  path: '/statements',
  menu: 'money.statement',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof statementsList>>(),
  load: async () => (await import('./Statements.tsx')).Statements,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    statements: typeof statements
  }
}
