import type { Cart, PassingChange } from '@mall/api/contract'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
// oxlint-disable-next-line eslint/no-restricted-imports -- every response is the whole cart, which replaces the one on screen
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { markFavoriteElsewhere } from '../../../features/favorite/mark-favorite.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import type { QuantityDrafts } from './cart-totals.ts'
import type { PassingWords } from './passing-words.ts'
import { createQuantityQueue, type QuantityQueue } from './quantity-queue.ts'

/** The actions of the cart. Each call returns the new cart, which replaces the one on screen. */
export const useCartActions = (viewer: string) => {
  const { mall, notify } = useMallServices()
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
  /** A change that takes lines out takes them out of the selection: they stay in the cart. */
  const setLines = async (lines: PassingChange['Lines'], isSelected: boolean): Promise<Cart> => {
    const [line] = lines
    if (line !== undefined && line.Quantity > 0) return mall.shoppingCart.update(line, { quiet: true })
    return mall.shoppingCart.select({ CartItemIds: lines.map(({ CartItemId }) => CartItemId), Selected: isSelected }, { quiet: true })
  }
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
    onPass: ({ Lines }: PassingChange, { done }: PassingWords) => {
      const before = queryClient.getQueryData<Cart>(queryKey)?.Items ?? []
      const undone = Lines.map((line) => (line.Quantity === 0 ? line : { ...line, Quantity: before.find(({ CartItemId }) => CartItemId === line.CartItemId)?.Quantity ?? line.Quantity }))
      mutate(() => setLines(Lines, false), {
        onSuccess: () => notify(done, 'success', { label: '撤销', onAction: () => mutate(() => setLines(undone, true)) }),
      })
    },
    onClear: (OnlyInvalid: boolean) => mutate(() => mall.shoppingCart.clear({ OnlyInvalid })),
  }
}
