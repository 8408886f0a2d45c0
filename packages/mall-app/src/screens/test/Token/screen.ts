import { defineScreen } from '../../../site/define-screen.ts'

export const testToken = defineScreen({
  path: '/test/token',
  name: '令牌',
  layout: 'none',
  access: 'public',
  kind: 'page',
  load: async () => (await import('./Token.tsx')).Token,
  stories: { also: ['Empty'], never: ['Loading'] },
  developmentOnly: true,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    testToken: typeof testToken
  }
}
