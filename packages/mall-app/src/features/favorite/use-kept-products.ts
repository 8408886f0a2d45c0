import { favoriteType } from '@mall/api/contract'
import { controllerKey } from '@mall/api/query'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
// oxlint-disable-next-line eslint/no-restricted-imports -- additions and removals may be made beside each other
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useListPage } from '../../queries/use-list-page.ts'
import { useMayPurchase } from '../../queries/use-may-purchase.ts'
import type { CartAddition } from '../cart/wanted-addition.ts'
import { markFavorite } from './mark-favorite.ts'
import { useFavorite } from './use-favorite.ts'
import type { KeptProductsViewProps } from './KeptProductsView.tsx'
import type { KeptWords } from './kept-words.ts'

/** Connects a page of kept products to the address and the server. */
export const useKeptProducts = (words: KeptWords): KeptProductsViewProps => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const state = useListPage(words.list)
  const { isFavorite, setFavorite } = useFavorite()
  const mayPurchase = useMayPurchase()
  const settle = async (message: string, isRemoved: (code: unknown) => boolean) => {
    notify(message, 'success')
    await queryClient.invalidateQueries({ queryKey: controllerKey('Favorite') })
    // Once they have left the list: on other pages they may be shown still.
    if (words.type === favoriteType.favorite) markFavorite(queryClient, isRemoved, false)
  }
  const add = useMutation({
    mutationFn: (items: readonly CartAddition[]) => mall.shoppingCart.addToCart({ Items: [...items] }, { quiet: true }),
    onSuccess: (message, items) => {
      notify(items.length > 1 ? `已将${items.length}种商品加入购物车` : message, 'success')
      void queryClient.invalidateQueries({ queryKey: controllerKey('ShoppingCart') })
    },
  })
  const remove = useMutation({
    mutationFn: (codes: readonly string[]) => mall.favorite.remove({ TargetIds: [...codes], Type: words.type }, { quiet: true }),
    onSuccess: (message, codes) => settle(message, (code) => codes.some((one) => one === code)),
  })
  const clear = useMutation({
    mutationFn: () => mall.favorite.clear({ Type: words.type }, { quiet: true }),
    onSuccess: (message) => settle(message, () => true),
  })
  return {
    words,
    state,
    pending: add.isPending || remove.isPending,
    addingCode: add.isPending && add.variables.length === 1 ? (add.variables[0]?.ProductCode ?? null) : null,
    isFavorite,
    onAddToCart: mayPurchase ? (items) => add.mutateAsync(items) : undefined,
    // The star of a favourite takes it out of its list; that of a browse record is a favourite's like any other.
    onFavoriteChange: (code, favorite) => (words.type === favoriteType.favorite ? remove.mutate([code]) : setFavorite(code, favorite)),
    onRemove: (codes) => remove.mutateAsync(codes),
    onClear: () => clear.mutateAsync(),
  }
}
