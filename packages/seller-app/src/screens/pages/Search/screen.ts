import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { searchList } from './search-list.ts'

export const search = defineScreen({
  path: '/search',
  menu: 'page.search',
  layout: 'work',
  access: 'login',
  kind: 'list',
  query: reads<ListAddress<typeof searchList>>(),
  load: async () => (await import('./Search.tsx')).Search,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    search: typeof search
  }
}
