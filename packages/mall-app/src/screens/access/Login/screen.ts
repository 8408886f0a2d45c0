import { defineScreen, reads } from '../../../site/define-screen.ts'

export const login = defineScreen({
  path: '/login',
  name: '登录',
  layout: 'none',
  access: 'public',
  kind: 'form',
  budgetKb: 187.8,
  query: reads<{ ReturnUrl?: string }>(),
  load: async () => (await import('./Login.tsx')).Login,
  stories: { never: ['Loading'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    login: typeof login
  }
}
