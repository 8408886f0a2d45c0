import { defineScreen } from '../../../site/define-screen.ts'

export const help = defineScreen({
  path: '/help/:pageKey',
  name: '帮助编辑',
  layout: 'work',
  access: 'login',
  kind: 'detail',
  load: async () => (await import('./Help.tsx')).Help,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    help: typeof help
  }
}
