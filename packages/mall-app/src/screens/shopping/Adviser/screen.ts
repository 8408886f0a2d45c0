import { defineScreen } from '../../../lib/define-screen.ts'

export const deepseek = defineScreen({
  path: '/deepseek',
  name: 'AI 采购顾问',
  layout: 'default',
  access: 'login',
  kind: 'page',
})

declare module '../../../lib/routes.ts' {
  interface Screens {
    deepseek: typeof deepseek
  }
}
