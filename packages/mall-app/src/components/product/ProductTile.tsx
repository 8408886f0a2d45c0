import type { ProductItem } from '@mall/api/contract'
import { ProductCard, type ProductCardProps } from '@mall/ui/product-card'
import { StatusTag } from '@mall/ui/status-tag'
import { productHref } from '../../site/routes.ts'
import { CardPicture } from './CardPicture.tsx'
import { ownPrice } from './own-price.ts'
import type { PictureLoading } from './picture-loading.ts'
import { stockTone } from './stock.ts'

export interface ProductTileProps {
  readonly item: ProductItem
  /** Given for a visitor, who has no price of their own. */
  readonly loginHref?: string | undefined
  readonly variant?: ProductCardProps['variant']
  readonly imageLoading?: PictureLoading
  /** How many are added; the smallest order by default. */
  readonly quantity?: number
  /** The control of the quantity, where there is one. */
  readonly stepper?: ProductCardProps['stepper']
  readonly adding: boolean
  readonly favorite: boolean
  /** Undefined for a viewer who may not order. */
  readonly onAddToCart: ((code: string, quantity: number) => void) | undefined
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
}

/** A product of a list, as the kit's card. */
export const ProductTile = ({ item, loginHref, quantity = item.MOQ, stepper, variant, imageLoading, adding, favorite, onAddToCart, ...on }: ProductTileProps) => {
  const unavailable = item.Stock.State === 'none'
  return (
    <ProductCard
      name={item.CustomerProductName}
      code={item.ProductCode}
      href={productHref(item.ProductCode)}
      image={<CardPicture src={item.ImageUrl} loading={imageLoading} variant={variant} />}
      variant={variant}
      {...(loginHref === undefined ? ownPrice(item) : { marketPrice: item.MarketPrice })}
      unit={item.Unit}
      stock={{ tone: stockTone(item.Stock.State), label: item.Stock.Text }}
      moq={item.MOQ}
      tags={item.Tags[0] === undefined ? undefined : <StatusTag tone="neutral">{item.Tags[0]}</StatusTag>}
      stepper={unavailable || !onAddToCart ? undefined : stepper}
      onAddToCart={onAddToCart && (() => onAddToCart(item.ProductCode, quantity))}
      adding={adding}
      unavailable={unavailable}
      favorite={favorite}
      onFavoriteChange={loginHref === undefined ? (value) => on.onFavoriteChange(item.ProductCode, value) : undefined}
    />
  )
}
