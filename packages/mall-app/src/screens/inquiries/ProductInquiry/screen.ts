import type { ListAddress } from '@mall/app-kit/list/define-list.ts'
import { defineScreen, reads } from '../../../site/define-screen.ts'
import type { productInquiryList } from './product-inquiry-list.ts'

export const productInquiry = defineScreen({
  path: '/userCenter/order/productInquiry',
  menu: 'order.productInquiry',
  layout: 'userCentre',
  access: 'login',
  kind: 'list',
  budgetKb: 212.9,
  // With a product, or the words of a search that found none, a new inquiry begins.
  query: reads<ListAddress<typeof productInquiryList> & { ProductCode?: string; Wanted?: string }>(),
  load: async () => (await import('./ProductInquiry.tsx')).ProductInquiry,
})

declare module '../../../site/routes.ts' {
  interface Screens {
    productInquiry: typeof productInquiry
  }
}
