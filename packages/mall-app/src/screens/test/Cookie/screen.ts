import { defineScreen } from '../../../site/define-screen.ts'

export const testCookie = defineScreen({
  path: '/test/cookie',
  name: 'Cookie',
  layout: 'none',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./Cookie.tsx')).Cookie,
  stories: { also: ['Empty'], never: ['Loading', 'Failed'] },
  developmentOnly: true,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    testCookie: typeof testCookie
  }
}
