import { isMallError } from '@mall/api'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { href } from '../../site/routes.ts'

/** Search by picture (specification §5): goes to the list of what looks like it, or says why there is none. */
export const usePictureSearch = () => {
  const mall = useMall()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  return {
    error,
    clearError: () => setError(undefined),
    search: async (file: File, { signal }: { readonly signal: AbortSignal }) => {
      setError(undefined)
      try {
        const { Items, ImageKey } = await mall.product.imageSearch(file, { signal, quiet: true, silent: true })
        if (Items.length === 0) setError('未找到相关商品')
        else await navigate(href('productList', { ImageKey }))
      } catch (failure) {
        if (!isMallError(failure)) throw failure
        setError(failure.message)
      }
    },
  }
}
