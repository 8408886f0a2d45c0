import { defineScreen, reads } from '../../../site/define-screen.ts'

export const categories = defineScreen({
  path: '/categories',
  menu: 'goods.category',
  layout: 'work',
  access: 'login',
  kind: 'workshop',
  query: reads<{ readonly CategoryId?: string }>(),
  load: async () => (await import('./Categories.tsx')).Categories,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    categories: typeof categories
  }
}
