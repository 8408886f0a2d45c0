import { defineScreen } from '../../../site/define-screen.ts'

export const statement = defineScreen({
  path: '/statements/:no',
  name: '对账单',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ no = '' }) => /^DZ\d{12}$/.test(no),
  load: async () => (await import('./Statement.tsx')).Statement,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    statement: typeof statement
  }
}
