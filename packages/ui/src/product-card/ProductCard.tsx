'use client'

import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { useControllable, type Cancelable } from '../hooks/use-controllable.ts'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { cartGlyph, starGlyph } from '../icon/product-glyphs.ts'
import { Link } from '../link/index.ts'
import { Price } from '../price/index.ts'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import { useMessages } from '../theme/context.ts'
import * as S from './ProductCard.styles.ts'
import { saving } from './saving.ts'

const defaultMessages = {
  code: (code: string) => `编码 ${code}`,
  moq: (quantity: number, unit: string) => `${quantity}${unit}起订`,
  loginForPrice: '登录后查看协议价',
  add: '加入购物车',
  favorite: '收藏',
  marketPrice: '市场价',
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
  imageSrc: string
  /** Loading of the picture: `eager` for the first ones of a page. */
  imageLoading?: 'eager' | 'lazy' | undefined
  /** A card in a grid, or a row in a list. */
  variant?: 'grid' | 'row' | undefined
  /** `null` is unknown and shows `—`; for a visitor pass `loginHref` instead. */
  agreedPrice?: number | null | undefined
  marketPrice?: number | null | undefined
  unit?: string | undefined
  /** For visitors: shows 登录后查看协议价 with this link in place of the agreed price. */
  loginHref?: string | undefined
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
  classNames?: ClassNames<'actions' | 'add' | 'code' | 'facts' | 'favorite' | 'image' | 'link' | 'login' | 'market' | 'market-price' | 'moq' | 'name' | 'picture' | 'price' | 'prices' | 'saving' | 'stock' | 'words'> | undefined
}

/** A product of a list. `data-variant="grid|row"`, `data-disabled` when it cannot be ordered. */
export const ProductCard = withRef(function ProductCard(props: ProductCardProps) {
  const { name, code, href, imageSrc, imageLoading = 'lazy', variant = 'grid', agreedPrice, marketPrice, unit = '', classNames, ...others } = props
  const { loginHref, stock, moq = 1, tags, stepper, onAddToCart, adding = false, unavailable = false, messages, ...more } = others
  const { favorite, defaultFavorite = false, onFavoriteChange, ...rest } = more
  const part = partsOf(classNames)
  const t = useMessages('ProductCard', defaultMessages, messages)
  const nameId = useId()
  const [isFavorite, setFavorite] = useControllable(favorite, defaultFavorite, onFavoriteChange)
  const saved = loginHref === undefined ? saving(agreedPrice, marketPrice) : null
  return (
    <S.Card data-part="product-card" aria-labelledby={nameId} data-variant={variant} data-disabled={unavailable ? '' : undefined} {...rest}>
      <S.Picture {...part('picture')}>
        <img {...part('image')} src={imageSrc} alt="" loading={imageLoading} decoding="async" width={240} height={240} />
      </S.Picture>
      <S.Words {...part('words')}>
        <h3 {...part('name')} id={nameId} title={name}>
          <Link {...part('link')} href={href}>{name}</Link>
        </h3>
        <S.Facts {...part('facts')}>
          <span {...part('code')}>{t.code(code)}</span>
          {stock ? (
            <span {...part('stock')} data-tone={stock.tone}>
              {stock.label}
            </span>
          ) : null}
          {moq > 1 ? <span {...part('moq')}>{t.moq(moq, unit)}</span> : null}
          {tags}
        </S.Facts>
      </S.Words>
      <S.Prices {...part('prices')}>
        {loginHref === undefined ? (
          <Price {...part('price')} value={agreedPrice} kind="agreed" size="large" unit={unit} />
        ) : (
          <Link {...part('login')} href={loginHref}>{t.loginForPrice}</Link>
        )}
        {marketPrice === undefined ? null : <MarketPrice value={marketPrice} struck={saved !== null} name={t.marketPrice} classNames={classNames} />}
        {saved === null ? null : <Price {...part('saving')} value={saved} kind="saving" size="small" />}
      </S.Prices>
      {stepper || onAddToCart ? (
        <S.Actions {...part('actions')}>
          {stepper}
          {onAddToCart ? (
            <Button
              {...part('add')}
              icon={<Glyph d={cartGlyph} size={16} />}
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

/** Struck beside a lower price. Without one, as for visitors, it is shown as the price with its label. */
const MarketPrice = ({ value, struck, name, classNames }: { value: number | null; struck: boolean; name: string; classNames: ProductCardProps['classNames'] }) => {
  const part = partsOf(classNames)
  if (struck) return <Price {...part('market-price')} value={value} kind="market" size="small" />
  return (
    <span {...part('market')}>
      {name} <Price {...part('market-price')} value={value} size="small" />
    </span>
  )
}
