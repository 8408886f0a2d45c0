import type { Home, ProductItem } from '@mall/api/contract'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Suspense, type ReactNode } from 'react'
import { ProductTile, type ProductTileProps } from '../../../components/product/ProductTile.tsx'
import { href } from '../../../site/routes.ts'
import { HomeBanner, SmallBanners } from './HomeBanner.tsx'
import { DeskLoading, HomeLoading } from './HomeLoading.tsx'
import { HomeRail } from './HomeRail.tsx'
import { Floor } from './Floor.tsx'
import * as F from './Floor.styles.ts'
import * as S from './Home.styles.ts'

export interface HomeViewProps {
  readonly nav: ReactNode
  /** Undefined while it loads. */
  readonly home: Home | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  /** For a logged-in user: their tasks and usual purchases. Null for a visitor. */
  readonly desk: ReactNode
  /** Given for a visitor. */
  readonly loginHref?: string | undefined
  readonly addingCode: string | null
  readonly isFavorite: (code: string, listed: boolean) => boolean
  readonly onAddToCart: ProductTileProps['onAddToCart']
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
}

/** Home: for a logged-in user what waits and what they buy again; for a visitor a banner and products; for both a floor for each kind of goods. */
export const HomeView = ({ nav, home, failed, onRetry, desk, ...products }: HomeViewProps) => {
  const { loginHref } = products
  const floors = home?.Floors ?? []
  const inStage = loginHref === undefined ? 0 : 1
  return (
    <>
      <S.Title>首页</S.Title>
      <S.Stage data-for={loginHref === undefined ? 'user' : 'visitor'}>
        {!home && failed ? (
          <S.Failure>
            <Empty kind="error" title="加载失败，点击重试" action={<Button onClick={onRetry}>重试</Button>} />
          </S.Failure>
        ) : loginHref === undefined ? (
          home ? desk : <DeskLoading />
        ) : (
          <>
            {home ? <HomeBanner banner={home.Banners[0]} /> : <S.BannerSpace aria-hidden="true" data-loading="" />}
            <HomeRail loginHref={loginHref} notices={home?.Notices ?? []} />
            {home ? <Floors first floors={floors.slice(0, inStage)} {...products} /> : <HomeLoading first />}
          </>
        )}
        <S.NavColumn>{nav}</S.NavColumn>
      </S.Stage>
      {home ? (
        <>
          {loginHref === undefined ? <HomeBanner strip banner={home.Banners[0]} /> : null}
          <SmallBanners banners={home.Banners.slice(1)} />
          <Floors floors={floors.slice(inStage)} {...products} />
          {floors.length === 0 ? <Empty title="暂无数据" action={<Button href={href('productList')}>浏览全部商品</Button>} /> : null}
          <Suspense>
            <Brands brands={home.Brands} />
          </Suspense>
        </>
      ) : failed || loginHref !== undefined ? null : (
        <HomeLoading />
      )}
    </>
  )
}

type ProductProps = Pick<HomeViewProps, 'loginHref' | 'addingCode' | 'isFavorite' | 'onAddToCart' | 'onFavoriteChange'>

interface FloorsProps extends ProductProps {
  readonly floors: Home['Floors']
  /** In sight at once: its pictures are loaded first. */
  readonly first?: boolean
}

/** Each floor is hydrated by itself: together, five floors keep a slow phone from answering a press. */
const Floors = ({ floors, first = false, ...products }: FloorsProps) => {
  const tile = (item: ProductItem) => (
    <ProductTile
      key={item.ProductCode}
      item={item}
      loginHref={products.loginHref}
      imageLoading={first ? 'eager' : 'lazy'}
      adding={products.addingCode === item.ProductCode}
      favorite={products.isFavorite(item.ProductCode, item.IsFavorite)}
      onAddToCart={products.onAddToCart}
      onFavoriteChange={products.onFavoriteChange}
    />
  )
  return floors.map((floor) => (
    <Suspense key={floor.Name}>
      <Floor first={first} title={floor.Name} moreHref={href('productList', { Cid: floor.Cid })} moreLabel="更多">
        {floor.Items.map(tile)}
      </Floor>
    </Suspense>
  ))
}

const Brands = ({ brands }: { readonly brands: Home['Brands'] }) => {
  if (brands.length === 0) return null
  return (
    <Floor title="合作品牌" kind="brands">
      {brands.map((brand) => (
        <F.BrandLink key={brand.Id} href={href('productList', { Brands: brand.Id })}>
          <img src={brand.LogoUrl} alt={brand.Name} width={120} height={48} loading="lazy" />
        </F.BrandLink>
      ))}
    </Floor>
  )
}
