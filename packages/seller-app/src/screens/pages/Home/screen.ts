import { defineScreen } from '../../../site/define-screen.ts'

export const homeEditor = defineScreen({
  path: '/home',
  menu: 'page.home',
  layout: 'work',
  access: 'login',
  kind: 'workshop',
  load: async () => (await import('./Home.tsx')).Home,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    homeEditor: typeof homeEditor
  }
}
