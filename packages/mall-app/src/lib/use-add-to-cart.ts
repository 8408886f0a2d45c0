import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMallServices } from './mall-context.ts'
import { href } from './routes.ts'
import { useViewer } from './use-viewer.ts'
import { controllerKey } from './query-keys.ts'

export interface CartAddition {
  readonly ProductCode: string
  readonly Quantity: number
}

/** Puts products in the cart and says so; a visitor is sent to the login and comes back to where they were. */
export const useAddToCart = () => {
  const { mall, notify } = useMallServices()
  const { isLoggedIn } = useViewer()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (items: readonly CartAddition[]) => mall.shoppingCart.addToCart({ Items: [...items] }, { quiet: true }),
    onSuccess: (message) => {
      notify(message || '添加购物车成功', 'success')
      void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    },
  })
  return {
    addToCart(item: CartAddition) {
      if (isLoggedIn) mutate([item])
      else void navigate(href('login', { ReturnUrl: pathname + search }))
    },
    /** Several at once, of somebody who is logged in. */
    addAllToCart: (items: readonly CartAddition[]) => mutate(items),
    /** Several are on their way. */
    isAddingAll: isPending && variables.length > 1,
    /** The product on its way to the cart, or null. */
    addingCode: isPending ? (variables[0]?.ProductCode ?? null) : null,
  }
}
