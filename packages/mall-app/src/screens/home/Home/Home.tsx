import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router-dom'
import { useMall } from '../../../lib/mall-context.ts'
import { href } from '../../../lib/routes.ts'
import { useAddToCart } from '../../../lib/use-add-to-cart.ts'
import { useFavorite } from '../../../lib/use-favorite.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { homeQueries } from '../../../queries/home.ts'
import type { ShellSlots } from '../../../lib/shell-slots.ts'
import { HomeView } from './HomeView.tsx'

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
      nickname={session?.User.nname}
      enterpriseName={session?.Enterprise.EnterpriseName}
      loginHref={session ? undefined : href('login')}
      addingCode={addingCode}
      isFavorite={isFavorite}
      onAddToCart={(ProductCode, Quantity) => addToCart({ ProductCode, Quantity })}
      onFavoriteChange={setFavorite}
    />
  )
}
