import { defineScreen } from '../../../site/define-screen.ts'

export const agreement = defineScreen({
  path: '/agreements/:id',
  name: '协议编辑',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  accepts: ({ id = '' }) => /^[1-9]\d{0,8}$/.test(id),
  load: async () => (await import('./Agreement.tsx')).Agreement,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    agreement: typeof agreement
  }
}
