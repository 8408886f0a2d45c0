import { defineScreen, reads } from '../../../site/define-screen.ts'

export const brands = defineScreen({
  path: '/brands',
  menu: 'goods.brand',
  layout: 'work',
  access: 'login',
  kind: 'workshop',
  query: reads<{ readonly BrandId?: string }>(),
  load: async () => (await import('./Brands.tsx')).Brands,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    brands: typeof brands
  }
}
