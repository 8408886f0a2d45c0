import type { ProductDetail, StockState } from '@mall/api/contract'
import { Breadcrumbs } from '@mall/ui/breadcrumbs'
import type { ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import { Gallery } from './Gallery.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { PurchasePanel } from './PurchasePanel.tsx'
import * as S from './ProductDetail.styles.ts'

export interface ProductDetailViewProps {
  readonly product: ProductDetail
  /** Given for a visitor. */
  readonly loginHref?: string | undefined
  /** Of the quantity in the area. */
  readonly stock: StockState
  readonly areaCode: string
  readonly onAreaChange: (areaCode: string) => void
  readonly quantity: number
  readonly onQuantityChange: (quantity: number) => void
  /** Lines in the cart; the bar of a phone shows them. */
  readonly cartCount: number
  readonly pending: 'addToCart' | 'buyNow' | null
  readonly onAddToCart: () => void
  readonly onBuyNow: () => void
  readonly favorite: boolean
  readonly onFavoriteChange: (favorite: boolean) => void
  /** Content of the tab 评价, which loads it. */
  readonly reviews: ReactNode
}

/** Everything of one product: pictures, price and stock, and what there is to read about it. */
export const ProductDetailView = (props: ProductDetailViewProps) => {
  const { product } = props
  return (
    <>
      <Breadcrumbs
        items={[
          { label: '首页', href: href('home') },
          ...product.CategoryPath.map(({ CategoryId, Name }) => ({ label: Name, href: href('productList', { Cid: CategoryId }) })),
          { label: product.Name },
        ]}
      />
      <S.Top>
        <Gallery images={product.Images} name={product.Name} />
        <PurchasePanel {...props} />
      </S.Top>
      <ProductTabs product={product} loginHref={props.loginHref} reviews={props.reviews} />
    </>
  )
}
