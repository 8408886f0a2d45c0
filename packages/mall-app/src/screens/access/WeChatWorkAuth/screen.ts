import { defineScreen, reads } from '../../../site/define-screen.ts'

export const weChatWorkAuth = defineScreen({
  budgetKb: 186.4,
  path: '/wechat-work-auth',
  name: '企业微信授权',
  layout: 'none',
  access: 'public',
  kind: 'page',
  query: reads<{ ReturnUrl?: string | undefined }>(),
  load: async () => (await import('./WeChatWorkAuth.tsx')).WeChatWorkAuth,
  stories: { also: ['Outside', 'Submitting'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    weChatWorkAuth: typeof weChatWorkAuth
  }
}
