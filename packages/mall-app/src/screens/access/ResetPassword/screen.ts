import { defineScreen, reads } from '../../../site/define-screen.ts'

export const resetPassword = defineScreen({
  path: '/resetPassword',
  name: '找回密码',
  layout: 'none',
  access: 'public',
  kind: 'form',
  budgetKb: 188.7,
  query: reads<{ Purpose?: 'unlock' }>(),
  load: async () => (await import('./ResetPassword.tsx')).ResetPassword,
  stories: { also: ['InvalidAccount', 'InvalidCode', 'InvalidPassword', 'Done'], never: ['InvalidInput'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    resetPassword: typeof resetPassword
  }
}
