import { callKey } from '@mall/api/query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

const isCartCount = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => callKey('POST /api/ShoppingCart/Count').every((part, at) => queryKey[at] === part)

/**
 * The count of the cart in all tabs is that of the tab which read it last: whatever was added, removed or ordered there, the others show. The key
 * names the viewer, so that it is never another's. Returns how to stop.
 */
export const shareCartCount = (queryClient: QueryClient): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel('mall:cart')
  channel.addEventListener('message', ({ data }) => {
    const { queryKey, count } = data as { readonly queryKey: QueryKey; readonly count: number }
    queryClient.setQueryData(queryKey, count)
  })
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // What another tab has said is not said again.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true || !isCartCount(event.query)) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel.postMessage({ queryKey: event.query.queryKey, count: event.action.data as unknown })
  })
  return () => {
    unsubscribe()
    channel.close()
  }
}
