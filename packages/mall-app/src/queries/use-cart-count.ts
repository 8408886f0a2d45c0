import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { shoppingCartQueries } from './shopping-cart.ts'
import { useMayPurchase } from './use-may-purchase.ts'

/** Lines in the viewer's cart, 0 for a visitor; null for a viewer who may not order, and so has none. */
export const useCartCount = (): number | null => {
  const { key, isLoggedIn } = useViewer()
  const mayPurchase = useMayPurchase()
  const { data = 0 } = useQuery({ ...shoppingCartQueries.count(useMall(), key), enabled: isLoggedIn && mayPurchase })
  return mayPurchase ? (isLoggedIn ? data : 0) : null
}
