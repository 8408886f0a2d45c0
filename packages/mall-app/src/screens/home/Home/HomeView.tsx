import type { Home, ProductItem } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import type { ReactNode } from 'react'
import { PricesHidden } from '../../../components/prices-hidden/PricesHidden.tsx'
import { ProductTile } from '../../../components/product/ProductTile.tsx'
import { href } from '../../../lib/routes.ts'
import { HomeBanner } from './HomeBanner.tsx'
import { HomeLoading } from './HomeLoading.tsx'
import { HomeRail } from './HomeRail.tsx'
import { Floor } from './Floor.tsx'
import * as S from './Home.styles.ts'

export interface HomeViewProps {
  readonly nav: ReactNode
  /** Undefined while it loads. */
  readonly home: Home | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  readonly nickname?: string | undefined
  readonly enterpriseName?: string | undefined
  /** Given for a visitor. */
  readonly loginHref?: string | undefined
  readonly addingCode: string | null
  readonly isFavorite: (code: string, listed: boolean) => boolean
  readonly onAddToCart: (code: string, quantity: number) => void
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
}

/** Products of the first floor load their pictures at once: they are what one sees first. */
const eagerPictures = 5

/** Home: categories and a banner, what is to do, what one usually buys, and a floor for each kind of goods. */
export const HomeView = ({ nav, home, failed, onRetry, nickname, enterpriseName, ...products }: HomeViewProps) => {
  return (
    <>
      <S.Title>首页</S.Title>
      <S.Stage>
        <Top home={home} failed={failed} onRetry={onRetry} />
        <HomeRail
          nickname={nickname}
          enterpriseName={enterpriseName}
          loginHref={products.loginHref}
          todos={home?.Todos ?? []}
          notices={home?.Notices ?? []}
        />
        <S.NavColumn>{nav}</S.NavColumn>
      </S.Stage>
      {failed && !home ? null : <HomeFloors home={home} {...products} />}
    </>
  )
}

/** What one sees first: the banner, or that there is none because home could not be loaded. */
const Top = ({ home, failed, onRetry }: Pick<HomeViewProps, 'home' | 'failed' | 'onRetry'>) => {
  if (home) return <HomeBanner banners={home.Banners} />
  if (!failed) return <S.BannerSpace aria-hidden="true" data-loading="" />
  return (
    <S.Failure>
      <Empty kind="error" title="加载失败，点击重试" action={<Button onClick={onRetry}>重试</Button>} />
    </S.Failure>
  )
}

type ProductProps = Pick<HomeViewProps, 'loginHref' | 'addingCode' | 'isFavorite' | 'onAddToCart' | 'onFavoriteChange'>

const HomeFloors = ({ home, ...products }: ProductProps & Pick<HomeViewProps, 'home'>) => {
  if (!home) return <HomeLoading />
  const tiles = (items: readonly ProductItem[], eager = 0) =>
    items.map((item, at) => (
      <ProductTile
        key={item.ProductCode}
        item={item}
        loginHref={products.loginHref}
        imageLoading={at < eager ? 'eager' : 'lazy'}
        adding={products.addingCode === item.ProductCode}
        favorite={products.isFavorite(item.ProductCode, item.IsFavorite)}
        onAddToCart={products.onAddToCart}
        onFavoriteChange={products.onFavoriteChange}
      />
    ))
  const isEmpty = home.Floors.length === 0 && home.FrequentItems.length === 0
  const hidesPrices = [home.FrequentItems, ...home.Floors.map(({ Items }) => Items)].some((items) => items.some(({ MarketPrice }) => MarketPrice === null))
  return (
    <>
      {hidesPrices ? <PricesHidden /> : null}
      {home.FrequentItems.length > 0 ? (
        <Floor title="常购商品" moreHref={href('orders')} moreLabel="我的订单">
          {tiles(home.FrequentItems, eagerPictures)}
        </Floor>
      ) : null}
      {home.Floors.map((floor, at) => (
        <Floor key={floor.Cid} title={floor.Name} moreHref={href('productList', { Cid: floor.Cid })} moreLabel="更多">
          {tiles(floor.Items, at === 0 && home.FrequentItems.length === 0 ? eagerPictures : 0)}
        </Floor>
      ))}
      {isEmpty ? <Empty title="暂无数据" action={<Button href={href('productList')}>浏览全部商品</Button>} /> : null}
      {home.Brands.length > 0 ? (
        <Floor title="合作品牌" kind="brands">
          {home.Brands.map((brand) => (
            <S.BrandLink key={brand.Id} href={href('productList', { Brands: brand.Id })}>
              <img src={brand.LogoUrl} alt={brand.Name} width={120} height={48} loading="lazy" />
            </S.BrandLink>
          ))}
        </Floor>
      ) : null}
    </>
  )
}
