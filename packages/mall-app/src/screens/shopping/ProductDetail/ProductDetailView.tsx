import type { ReactNode } from 'react'
import { href } from '../../../site/routes.ts'
import { Gallery } from './Gallery.tsx'
import { ProductAside } from './ProductAside.tsx'
import { ProductTabs } from './ProductTabs.tsx'
import { PurchasePanel, type PurchasePanelProps } from './PurchasePanel.tsx'
import * as S from './ProductDetail.styles.ts'

export interface ProductDetailViewProps extends PurchasePanelProps {
  /** Content of the tab 评价, which loads it. */
  readonly reviews: ReactNode
  /** Other goods of its kind, or nothing. */
  readonly similar: ReactNode
}

/** Everything of one product: pictures, price and stock, why it costs that, and what there is to read about it. */
export const ProductDetailView = (props: ProductDetailViewProps) => {
  const { product } = props
  return (
    <>
      <S.Crumbs
        items={[
          { label: '首页', href: href('home') },
          ...product.CategoryPath.map(({ CategoryId, Name }) => ({ label: Name, href: href('productList', { Cid: CategoryId }) })),
          { label: product.Name },
        ]}
      />
      <S.Top>
        <Gallery images={product.Images} alts={product.ImageAlts} name={product.Name} />
        <PurchasePanel {...props} />
        <ProductAside {...props} />
      </S.Top>
      <S.Body>
        <ProductTabs product={product} loginHref={props.loginHref} reviews={props.reviews} />
        {props.similar}
      </S.Body>
    </>
  )
}
