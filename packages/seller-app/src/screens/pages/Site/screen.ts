import { defineScreen } from '../../../site/define-screen.ts'

export const site = defineScreen({
  path: '/site',
  menu: 'page.site',
  layout: 'work',
  access: 'login',
  kind: 'page',
  load: async () => (await import('./Site.tsx')).Site,
  stories: { also: ['Forbidden'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    site: typeof site
  }
}
