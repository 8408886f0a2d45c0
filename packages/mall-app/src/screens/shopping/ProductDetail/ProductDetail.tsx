import type { ProductDetail as Product } from '@mall/api/contract'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenBoundary } from '@mall/app-kit/screens/ScreenBoundary.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { productCodeOf } from '../../../site/product-address.ts'
import { href } from '../../../site/routes.ts'
import { useFavorite } from '../../../features/favorite/use-favorite.ts'
import { useLoginHref } from '../../../site/use-login-href.ts'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { productQueries } from '../../../queries/product.ts'
import { useCartCount } from '../../../queries/use-cart-count.ts'
import { ProductDetailLoading } from './ProductDetailLoading.tsx'
import { ProductDetailView } from './ProductDetailView.tsx'
import { useBrowseRecord } from './use-browse-record.ts'
import { usePurchase } from './use-purchase.ts'
import { useStockIn } from './use-stock-in.ts'

/** With its pages: loaded when the tab opens. */
const ProductReviews = lazyInPage(async () => (await import('./ProductReviews.tsx')).ProductReviews)

/** For what is not there: most products are. */
const RestockRequest = lazyInPage(async () => (await import('./RestockRequest.tsx')).RestockRequest)

/** Below the fold: loaded after the page. */
const SimilarProducts = lazyInPage(async () => (await import('./SimilarProducts.tsx')).SimilarProducts)

/** `/{ProductCode}.html` */
export const ProductPage = () => {
  const { file = '' } = useParams()
  return <ProductByCode code={productCodeOf(file) ?? ''} />
}

/** `/product/detail?ProductCode=`: the same without the category menu (specification §2). */
export const ProductDetail = () => {
  const query = useScreenQuery<'productDetail'>()
  return <ProductByCode code={query('ProductCode')} />
}

const ProductByCode = ({ code }: { readonly code: string }) => {
  const { key } = useViewer()
  const isCode = /^\d{1,20}$/.test(code)
  const product = useQuery({ ...productQueries.detail(useMall(), key, code), enabled: isCode })
  if (!isCode) return <UnknownProduct />
  return (
    <QueryState query={product} skeleton={<ProductDetailLoading />} notFound={<UnknownProduct />}>
      {(data) => <LoadedProduct key={`${data.ProductCode} ${key}`} product={data} />}
    </QueryState>
  )
}

const UnknownProduct = () => (
  <PageUnknown subject="商品" action={<Button href={href('productList')}>浏览全部商品</Button>}>
    商品编码可能有误，或商品已被移除。
  </PageUnknown>
)

const LoadedProduct = ({ product }: { readonly product: Product }) => {
  const { isLoggedIn } = useViewer()
  const cartCount = useCartCount()
  const loginHref = useLoginHref()
  const { isFavorite, setFavorite } = useFavorite()
  const { stock, areaCode, setAreaCode, quantity, setQuantity } = useStockIn(product)
  const purchase = usePurchase(product.ProductCode)
  useBrowseRecord(product.ProductCode)
  return (
    <ProductDetailView
      product={product}
      loginHref={isLoggedIn ? undefined : loginHref}
      stock={stock}
      areaCode={areaCode}
      onAreaChange={setAreaCode}
      quantity={quantity}
      onQuantityChange={setQuantity}
      purchase={
        purchase.addToCart && {
          cartCount: cartCount ?? 0,
          pending: purchase.pending,
          onAddToCart: () => purchase.addToCart?.(quantity),
          onBuyNow: () => purchase.buyNow(quantity),
        }
      }
      restock={
        <ScreenBoundary optional>
          <RestockRequest ProductCode={product.ProductCode} AreaCode={areaCode} quantity={quantity} unit={product.Unit} loginHref={isLoggedIn ? undefined : loginHref} />
        </ScreenBoundary>
      }
      favorite={isFavorite(product.ProductCode, product.IsFavorite)}
      onFavoriteChange={(favorite) => setFavorite(product.ProductCode, favorite)}
      reviews={
        <Suspense fallback={<Skeleton lines={6} />}>
          <ProductReviews code={product.ProductCode} />
        </Suspense>
      }
      similar={
        <ScreenBoundary optional>
          <SimilarProducts product={product} />
        </ScreenBoundary>
      }
    />
  )
}
