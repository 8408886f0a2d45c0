import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useOutletContext } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useAddToCart } from '../../../features/cart/use-add-to-cart.ts'
import { useFavorite } from '../../../features/favorite/use-favorite.ts'
import { homeQueries } from '../../../queries/home.ts'
import type { ShellSlots } from '../../../lib/shell-slots.ts'
import { DeskLoading } from './HomeLoading.tsx'
import { HomeView } from './HomeView.tsx'

// A visitor, for whom home is rendered by the server, loads nothing of it.
const Desk = lazyInPage(async () => (await import('./desk/Desk.tsx')).Desk)

/** `/` and its aliases. */
export const Home = () => {
  const { key, session } = useViewer()
  const { data, isError, refetch } = useQuery(homeQueries.index(useMall(), key))
  const { addToCart, addingCode } = useAddToCart()
  const { isFavorite, setFavorite } = useFavorite()
  const { nav } = useOutletContext<ShellSlots>()
  return (
    <HomeView
      nav={nav}
      home={data}
      failed={isError}
      onRetry={() => void refetch()}
      desk={
        session && data ? (
          <Suspense fallback={<DeskLoading />}>
            <Desk home={data} />
          </Suspense>
        ) : null
      }
      loginHref={session ? undefined : href('login')}
      addingCode={addingCode}
      isFavorite={isFavorite}
      onAddToCart={addToCart}
      onFavoriteChange={setFavorite}
    />
  )
}
