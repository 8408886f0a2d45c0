import { defineScreen } from '../../../site/define-screen.ts'

export const password = defineScreen({
  path: '/password',
  name: '修改密码',
  layout: 'work',
  access: 'login',
  kind: 'form',
  load: async () => (await import('./Password.tsx')).Password,
  stories: { never: ['Loading', 'LongContent'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    password: typeof password
  }
}
