'use client'

import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { starGlyph } from '../icon/product-glyphs.ts'
import { Link } from '../link/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import * as S from './ProductCard.styles.ts'

const defaultMessages = {
  code: '编码',
  moq: (quantity: number, unit: string) => `${quantity}${unit}起订`,
  add: '加入购物车',
  favorite: '收藏',
}

/** Texts of {@link ProductCard}. */
export type ProductCardMessages = typeof defaultMessages

/** Availability of a product. */
export interface ProductStock {
  readonly tone: 'in' | 'soon' | 'out'
  /** e.g. 现货, 预计2–6天, 无货. */
  readonly label: string
}

/** Props of {@link ProductCard}; prices in yuan. All other props are passed to the `<article>`. */
export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  name: string
  code: string
  href: string
  /** Address of the picture. */
  imageSrc?: string | undefined
  /** An `<img>` of the page in place of `imageSrc`, such as one with `srcset`. */
  image?: ReactNode
  /** Loading of the picture: `eager` for the first ones of a page. */
  imageLoading?: 'eager' | 'lazy' | undefined
  /** A card of a grid, its picture beside its words, or a card that is so on a phone. */
  variant?: 'grid' | 'row' | 'auto' | undefined
  /** `null` is unknown and shows `—`. Without it, as for a visitor, the market price is the price. */
  price?: number | null | undefined
  marketPrice?: number | null | undefined
  /** Whether the price was agreed with the customer: 协议价 or 非协议. Without it neither is said, and a price that is the market price is called so. */
  agreed?: boolean | undefined
  unit?: string | undefined
  stock?: ProductStock | undefined
  /** Minimum order quantity; not shown when it is 1. */
  moq?: number | undefined
  /** Tags beside the code, e.g. a price reduction since it was added to favourites. */
  tags?: ReactNode
  /** A `QuantityStepper`. */
  stepper?: ReactNode
  /** Without it there is no button. */
  onAddToCart?: ((event: Event) => void) | undefined
  /** The request to the cart is pending. */
  adding?: boolean | undefined
  /** Cannot be ordered now: delisted or out of stock. */
  unavailable?: boolean | undefined
  favorite?: boolean | undefined
  defaultFavorite?: boolean | undefined
  /** Without it there is no star. */
  onFavoriteChange?: ((favorite: boolean, details: Cancelable<{ reason: 'press'; event: Event }>) => void) | undefined
  messages?: Partial<ProductCardMessages> | undefined
  /** Classes of the site for the parts, by their `data-part`. */
  classNames?: ClassNames<'actions' | 'add' | 'code' | 'facts' | 'favorite' | 'image' | 'link' | 'moq' | 'name' | 'picture' | 'price' | 'stock'> | undefined
}

/** A product of a list. `data-variant="grid|row|auto"`, `data-disabled` when it cannot be ordered. */
export const ProductCard = withRef(function ProductCard(props: ProductCardProps) {
  const { name, code, href, imageSrc, image, imageLoading = 'lazy', variant = 'grid', price, marketPrice, agreed, unit = '', classNames, ...others } = props
  const { stock, moq = 1, tags, stepper, onAddToCart, adding = false, unavailable = false, messages, ...more } = others
  const { favorite, defaultFavorite = false, onFavoriteChange, ...rest } = more
  const part = partsOf(classNames)
  const t = useMessages('ProductCard', defaultMessages, messages)
  const nameId = useId()
  const [isFavorite, setFavorite] = useControllable(favorite, defaultFavorite, onFavoriteChange)
  return (
    <S.Card data-part="product-card" aria-labelledby={nameId} data-variant={variant} data-disabled={unavailable ? '' : undefined} {...rest}>
      <S.Picture {...part('picture')}>
        {image ?? <img {...part('image')} src={imageSrc} alt="" loading={imageLoading} decoding="async" width={240} height={240} />}
      </S.Picture>
      <S.Name {...part('name')} id={nameId} title={name}>
        <Link {...part('link')} href={href}>{name}</Link>
      </S.Name>
      <S.Prices {...part('price')} price={price} marketPrice={marketPrice} agreed={agreed} unit={unit} />
      <S.Facts {...part('facts')}>
        {stock ? (
          <span {...part('stock')} data-tone={stock.tone}>
            {stock.label}
          </span>
        ) : null}
        {moq > 1 ? <span {...part('moq')}>{t.moq(moq, unit)}</span> : null}
        {tags}
        <span {...part('code')}>
          <VisuallyHidden>{t.code} </VisuallyHidden>
          {code}
        </span>
      </S.Facts>
      {stepper || onAddToCart ? (
        <S.Actions {...part('actions')}>
          {stepper}
          {onAddToCart ? (
            <Button
              {...part('add')}
              variant="soft"
              aria-label={`${t.add} ${name}`}
              loading={adding}
              disabled={unavailable}
              onClick={({ nativeEvent }) => onAddToCart(nativeEvent)}
            >
              {t.add}
            </Button>
          ) : null}
        </S.Actions>
      ) : null}
      {onFavoriteChange ? (
        <S.Favorite
          {...part('favorite')}
          type="button"
          aria-label={`${t.favorite} ${name}`}
          aria-pressed={isFavorite}
          onClick={({ nativeEvent }) => setFavorite(!isFavorite, { reason: 'press', event: nativeEvent })}
        >
          <Glyph d={starGlyph} filled={isFavorite} />
        </S.Favorite>
      ) : null}
    </S.Card>
  )
})
