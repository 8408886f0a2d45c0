import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { forPurchasers } from '../../../features/purchase/for-purchasers.tsx'
import { SavePurchaseList } from '../../../features/purchase-list/SavePurchaseList.tsx'
import { href } from '../../../site/routes.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import { withDrafts } from './cart-totals.ts'
import { CartView } from './CartView.tsx'
import { useCartActions } from './use-cart-actions.ts'

/** `/shop/cart` */
export const Cart = forPurchasers(() => {
  const { key } = useViewer()
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(shoppingCartQueries.list(useMall(), key))
  const { drafts, pending, flush, ...actions } = useCartActions(key)
  const checkOut = async () => {
    await flush()
    const ids = data?.Items.filter((line) => line.Selected).map((line) => line.CartItemId) ?? []
    void navigate(href('submit', { ids: ids.join(',') }))
  }
  const cart = data && withDrafts(data, drafts)
  return (
    <CartView
      cart={cart}
      failure={data ? null : loadFailure(error)}
      pending={pending}
      stale={Object.keys(drafts).length > 0}
      saveList={<SavePurchaseList lines={cart?.Items.filter(({ Selected }) => Selected) ?? []} />}
      onRetry={() => void refetch()}
      onCheckOut={() => void checkOut()}
      {...actions}
    />
  )
})
