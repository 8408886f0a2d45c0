import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { statementsList } from './statements-list.ts'

export const statements = defineScreen({
  path: '/userCenter/asset/statement',
  menu: 'asset.statement',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 196.7,
  query: reads<ListAddress<typeof statementsList>>(),
  load: async () => (await import('./Statements.tsx')).Statements,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    statements: typeof statements
  }
}
