import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useAddToCart } from '../../../features/cart/use-add-to-cart.ts'
import { useLoginHref } from '../../../site/use-login-href.ts'

/** 加入购物车 and 立即购买: the second one goes on to an order of this alone, beside the cart. A visitor logs in first. */
export const usePurchase = (ProductCode: string) => {
  const { isLoggedIn } = useViewer()
  const loginHref = useLoginHref()
  const navigate = useNavigate()
  const { addToCart, addingCode } = useAddToCart()
  const buying = useAction('POST /api/ShoppingCart/BuyNow', {
    quiet: true,
    leaves: true,
    onDone: ({ CartItemId }) => void navigate(href('submit', { ids: CartItemId, product: ProductCode })),
  })
  return {
    /** Undefined for a viewer who may not order, as is 加入购物车 everywhere. */
    addToCart: addToCart && ((Quantity: number) => addToCart(ProductCode, Quantity)),
    buyNow(Quantity: number) {
      if (isLoggedIn) buying.run({ ProductCode, Quantity })
      else void navigate(loginHref)
    },
    pending: buying.pending ? ('buyNow' as const) : addingCode === null ? null : ('addToCart' as const),
  }
}
