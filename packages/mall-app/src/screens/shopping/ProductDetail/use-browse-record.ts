import { useEffect } from 'react'
import { useMall } from '../../../lib/mall-context.ts'
import { useViewer } from '../../../lib/use-viewer.ts'

/** 2 is a browse record (specification §3). */
const browseType = 2

/** Viewing a product records it for a logged-in user. Nobody waits for it and nobody hears when it fails. */
export function useBrowseRecord(productCode: string): void {
  const mall = useMall()
  const { isLoggedIn } = useViewer()
  useEffect(() => {
    if (!isLoggedIn) return undefined
    const stop = new AbortController()
    mall.favorite.add({ TargetId: productCode, Type: browseType }, { signal: stop.signal, quiet: true, silent: true }).catch(() => undefined)
    return () => stop.abort()
  }, [mall, isLoggedIn, productCode])
}
