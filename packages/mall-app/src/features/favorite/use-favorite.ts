import { favoriteType } from '@mall/api/contract'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
// oxlint-disable-next-line eslint/no-restricted-imports -- a mark is shown before it is saved
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { markFavoriteElsewhere } from './mark-favorite.ts'

/**
 * Adds and removes favourites: the star changes at once and changes back when the call fails. `isFavorite` takes what the
 * list said of the product.
 */
export const useFavorite = () => {
  const { mall, notify } = useMallServices()
  const queryClient = useQueryClient()
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const { mutate } = useMutation({
    mutationFn: ({ code, favorite }: { code: string; favorite: boolean }) =>
      favorite
        ? mall.favorite.add({ TargetId: code, Type: favoriteType.favorite }, { quiet: true })
        : mall.favorite.remove({ TargetIds: [code], Type: favoriteType.favorite }, { quiet: true }),
    onMutate: ({ code, favorite }) => setChanged((now) => ({ ...now, [code]: favorite })),
    onSuccess: (message, { code, favorite }) => {
      notify(message || (favorite ? '添加收藏成功' : '已取消收藏'))
      markFavoriteElsewhere(queryClient, (one) => one === code, favorite)
    },
    onError: (_error, { code, favorite }) => setChanged((now) => ({ ...now, [code]: !favorite })),
  })
  return {
    isFavorite: (code: string, fromServer: boolean): boolean => changed[code] ?? fromServer,
    setFavorite: (code: string, favorite: boolean) => mutate({ code, favorite }),
  }
}
