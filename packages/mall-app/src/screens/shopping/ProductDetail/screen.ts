import { defineScreen, reads } from '../../../site/define-screen.ts'
import { productCodeOf } from '../../../site/product-address.ts'

/** `/{ProductCode}.html`, digits only. */
export const productPage = defineScreen({
  path: '/:file',
  accepts: ({ file = '' }) => productCodeOf(file) !== null,
  name: '商品详情',
  layout: 'default',
  access: 'public',
  kind: 'detail',
  load: async () => (await import('./ProductDetail.tsx')).ProductPage,
  stories: { also: ['Visitor', 'Submitting'] },
})

export const productDetail = defineScreen({
  path: '/product/detail',
  name: '商品详情',
  layout: 'default',
  access: 'public',
  kind: 'detail',
  query: reads<{ ProductCode: string }>(),
  load: async () => (await import('./ProductDetail.tsx')).ProductDetail,
  stories: { never: ['Forbidden', 'Unknown'] },
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productPage: typeof productPage
    productDetail: typeof productDetail
  }
}
