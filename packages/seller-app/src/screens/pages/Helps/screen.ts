import { defineScreen } from '../../../site/define-screen.ts'

export const helps = defineScreen({
  path: '/help',
  menu: 'page.help',
  layout: 'work',
  access: 'login',
  kind: 'page',
  load: async () => (await import('./Helps.tsx')).Helps,
  stories: { also: ['Forbidden'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    helps: typeof helps
  }
}
