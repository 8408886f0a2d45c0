import { defineScreen } from '../../../site/define-screen.ts'

export const help = defineScreen({
  path: '/help/detail/*',
  name: '帮助中心',
  layout: 'default',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./Help.tsx')).Help,
  stories: { also: ['FilteredEmpty'] },
  budgetKb: 177.4,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    help: typeof help
  }
}
