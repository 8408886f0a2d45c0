import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useEffect } from 'react'

/** 2 is a browse record (specification §3). */
const browseType = 2

/** Adds the product to the browsing history of a logged-in user. A failure is ignored. */
export const useBrowseRecord = (productCode: string): void => {
  const mall = useMall()
  const { isLoggedIn } = useViewer()
  useEffect(() => {
    if (!isLoggedIn) return undefined
    const stop = new AbortController()
    mall.favorite.add({ TargetId: productCode, Type: browseType }, { signal: stop.signal, quiet: true, silent: true }).catch(() => undefined)
    return () => stop.abort()
  }, [mall, isLoggedIn, productCode])
}
