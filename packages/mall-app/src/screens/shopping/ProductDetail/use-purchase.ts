import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useMallServices } from '../../../lib/mall-context.ts'
import { href } from '../../../lib/routes.ts'
import { useLoginHref } from '../../../lib/use-login-href.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { controllerKey } from '../../../lib/query-keys.ts'

/** 加入购物车 and 立即购买: the second one goes on to check the order of this line alone. A visitor logs in first. */
export const usePurchase = (productCode: string) => {
  const { mall, notify } = useMallServices()
  const { isLoggedIn } = useViewer()
  const loginHref = useLoginHref()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ quantity, buyNow }: { quantity: number; buyNow: boolean }) => {
      const message = await mall.shoppingCart.addToCart({ Items: [{ ProductCode: productCode, Quantity: quantity }] }, { quiet: true })
      if (!buyNow) return { message, cartItemId: null }
      const { Items } = await mall.shoppingCart.list({}, { quiet: true })
      return { message, cartItemId: Items.find((line) => line.ProductCode === productCode)?.CartItemId ?? null }
    },
    onSuccess: ({ message, cartItemId }, { buyNow }) => {
      void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
      if (cartItemId !== null) void navigate(href('submit', { ids: cartItemId }))
      else if (buyNow) void navigate(href('cart'))
      else notify(message || '添加购物车成功', 'success')
    },
  })
  const start = (quantity: number, buyNow: boolean) => {
    if (isLoggedIn) mutate({ quantity, buyNow })
    else void navigate(loginHref)
  }
  return {
    addToCart: (quantity: number) => start(quantity, false),
    buyNow: (quantity: number) => start(quantity, true),
    pending: isPending ? (variables.buyNow ? ('buyNow' as const) : ('addToCart' as const)) : null,
  }
}
