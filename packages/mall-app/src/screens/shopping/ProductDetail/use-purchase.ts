import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useAddToCart } from '../../../features/cart/use-add-to-cart.ts'
import { useLoginHref } from '../../../site/use-login-href.ts'

/** 加入购物车 and 立即购买: the second one goes on to an order of this alone, beside the cart. A visitor logs in first. */
export const usePurchase = (ProductCode: string) => {
  const mall = useMall()
  const { isLoggedIn } = useViewer()
  const loginHref = useLoginHref()
  const navigate = useNavigate()
  const { addToCart, addingCode } = useAddToCart()
  const { mutate, isPending } = useMutation({
    mutationFn: (Quantity: number) => mall.shoppingCart.buyNow({ ProductCode, Quantity }, { quiet: true }),
    onSuccess: ({ CartItemId }) => void navigate(href('submit', { ids: CartItemId, product: ProductCode })),
  })
  return {
    addToCart: (Quantity: number) => addToCart({ ProductCode, Quantity }),
    buyNow(quantity: number) {
      if (isLoggedIn) mutate(quantity)
      else void navigate(loginHref)
    },
    pending: isPending ? ('buyNow' as const) : addingCode === null ? null : ('addToCart' as const),
  }
}
