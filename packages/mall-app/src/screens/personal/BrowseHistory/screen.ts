import { defineScreen, reads } from '../../../site/define-screen.ts'

export const browseHistory = defineScreen({
  path: '/userCenter/user/browse',
  menu: 'user.browse',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<{ Keyword?: string; Cid?: number; State?: 'fallen' | 'gone'; Page?: number; PageSize?: number }>(),
  load: async () => (await import('./BrowseHistory.tsx')).BrowseHistory,
  budgetKb: 162,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    browseHistory: typeof browseHistory
  }
}
