import type { FavoriteItem } from '@mall/api/contract'
import { Checkbox } from '@mall/ui/checkbox'
import { formatYuan } from '@mall/ui/price'
import { ProductCard } from '@mall/ui/product-card'
import { productHref } from '../../site/routes.ts'
import { CardPicture } from '../../components/product/CardPicture.tsx'
import { ownPrice } from '../../components/product/own-price.ts'
import type { PictureLoading } from '../../components/product/picture-loading.ts'
import { stockTone } from '../../components/product/stock.ts'
import { canBeBought, goneText } from './kept-products.ts'
import * as S from './KeptProducts.styles.ts'

export interface KeptCardProps {
  readonly item: FavoriteItem
  /** Before the amount by which the price fell. */
  readonly drop: string
  readonly imageLoading: PictureLoading
  readonly chosen: boolean
  readonly adding: boolean
  readonly favorite: boolean
  readonly onChoose: (code: string, chosen: boolean) => void
  /** Undefined for a viewer who may not order. */
  readonly onAddToCart: ((code: string, quantity: number) => void) | undefined
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
}

/** A kept product that can be chosen: what it costs now, by how much that fell, or that it is not sold any more. */
export const KeptCard = ({ item, drop, imageLoading, chosen, adding, favorite, onChoose, onAddToCart, onFavoriteChange }: KeptCardProps) => {
  const gone = goneText(item)
  return (
    <li>
      <S.Choice>
        <Checkbox aria-label={`选择 ${item.CustomerProductName}`} checked={chosen} onCheckedChange={(checked) => onChoose(item.ProductCode, checked)} />
      </S.Choice>
      <ProductCard
        name={item.CustomerProductName}
        code={item.ProductCode}
        href={productHref(item.ProductCode)}
        image={<CardPicture src={item.ImageUrl} loading={imageLoading} />}
        {...(gone === null ? ownPrice(item) : { price: null })}
        unit={item.Unit}
        stock={gone === null ? { tone: stockTone(item.Stock.State), label: item.Stock.Text } : { tone: 'out', label: gone }}
        moq={gone === null ? item.MOQ : 1}
        tags={item.PriceDrop === null ? undefined : <S.Drop>{`${drop}${formatYuan(item.PriceDrop)}`}</S.Drop>}
        unavailable={!canBeBought(item)}
        adding={adding}
        onAddToCart={onAddToCart && (() => onAddToCart(item.ProductCode, item.MOQ))}
        favorite={favorite}
        onFavoriteChange={(value) => onFavoriteChange(item.ProductCode, value)}
      />
    </li>
  )
}
