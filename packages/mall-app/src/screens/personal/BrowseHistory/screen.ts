import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import type { KeptList } from '../../../features/favorite/kept-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'

export const browseHistory = defineScreen({
  path: '/userCenter/user/browse',
  menu: 'user.browse',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<KeptList>>(),
  load: async () => (await import('./BrowseHistory.tsx')).BrowseHistory,
  budgetKb: 178.2,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    browseHistory: typeof browseHistory
  }
}
