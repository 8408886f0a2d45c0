import { defineScreen, reads } from '../../../site/define-screen.ts'

export const deepseek = defineScreen({
  path: '/deepseek',
  name: 'AI 采购顾问',
  layout: 'default',
  access: 'login',
  kind: 'page',
  query: reads<{ Session?: string }>(),
  load: async () => (await import('./Adviser.tsx')).Adviser,
  stories: { also: ['Empty', 'InvalidInput'] },
  budgetKb: 192.1,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    deepseek: typeof deepseek
  }
}
