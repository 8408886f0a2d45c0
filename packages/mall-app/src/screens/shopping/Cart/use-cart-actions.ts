import type { Cart } from '@mall/api/contract'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
// oxlint-disable-next-line eslint/no-restricted-imports -- every response is the whole cart, which replaces the one on screen
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { markFavoriteElsewhere } from '../../../features/favorite/mark-favorite.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import type { QuantityDrafts } from './cart-totals.ts'
import { createQuantityQueue, type QuantityQueue } from './quantity-queue.ts'

/** The actions of the cart. Each call returns the new cart, which replaces the one on screen. */
export const useCartActions = (viewer: string) => {
  const mall = useMall()
  const queryClient = useQueryClient()
  const [drafts, setDrafts] = useState<QuantityDrafts>({})
  const queue = useRef<QuantityQueue>(null)
  const { queryKey } = shoppingCartQueries.list(mall, viewer)
  const countKey = shoppingCartQueries.count(mall, viewer).queryKey

  useEffect(() => {
    const created = createQuantityQueue<Cart>({
      send: (CartItemId, Quantity) => mall.shoppingCart.update({ CartItemId, Quantity }, { quiet: true }),
      onResponse: (cart) => queryClient.setQueryData(shoppingCartQueries.list(mall, viewer).queryKey, cart),
      onDraftsChange: setDrafts,
    })
    queue.current = created
    return () => created.dispose()
  }, [mall, queryClient, viewer])

  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<Cart>) => work(),
    onSuccess: (cart) => {
      queryClient.setQueryData(queryKey, cart)
      void queryClient.invalidateQueries({ queryKey: countKey })
    },
    // What is on screen may not be what the mall has: another tab, another device.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
  return {
    drafts,
    pending: isPending,
    flush: async () => queue.current?.flush(),
    onQuantityChange: (cartItemId: number, quantity: number) => queue.current?.change(cartItemId, quantity),
    onRemarkChange: (CartItemId: number, Remark: string) => mutate(() => mall.shoppingCart.update({ CartItemId, Remark }, { quiet: true })),
    onSelect: (CartItemIds: number[], Selected: boolean) => mutate(() => mall.shoppingCart.select({ CartItemIds, Selected }, { quiet: true })),
    onRemove: (CartItemIds: number[]) => mutate(() => mall.shoppingCart.remove({ CartItemIds })),
    onMoveToFavorite: (CartItemIds: number[]) =>
      mutate(async () => {
        const before = queryClient.getQueryData<Cart>(queryKey)
        const cart = await mall.shoppingCart.moveToFavorite({ CartItemIds })
        const ids = new Set(CartItemIds)
        const codes = new Set<unknown>([...(before?.Items ?? []), ...(before?.InvalidItems ?? [])].flatMap(({ CartItemId, ProductCode }) => (ids.has(CartItemId) ? [ProductCode] : [])))
        markFavoriteElsewhere(queryClient, (code) => codes.has(code), true)
        return cart
      }),
    onClear: (OnlyInvalid: boolean) => mutate(() => mall.shoppingCart.clear({ OnlyInvalid })),
  }
}
