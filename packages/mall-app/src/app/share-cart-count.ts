import { callKey } from '@mall/api/query'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

const isCartCount = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => callKey('POST /api/ShoppingCart/Count').every((part, at) => queryKey[at] === part)

/**
 * The count of the cart in all tabs is that of the tab which read it last: whatever was added, removed or ordered there, the others show. The key
 * names the viewer, so that it is never another's. Returns how to stop.
 */
export const shareCartCount = (queryClient: QueryClient): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  let channel: BroadcastChannel | undefined
  const open = () => {
    channel = new BroadcastChannel('mall:cart')
    channel.addEventListener('message', ({ data }) => {
      const { queryKey, count } = data as { readonly queryKey: QueryKey; readonly count: number }
      queryClient.setQueryData(queryKey, count)
    })
  }
  // Whatever reaches a page in the back/forward cache makes the browser drop it.
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const reopen = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    open()
    void queryClient.invalidateQueries({ predicate: isCartCount })
  }
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    // What another tab has said is not said again.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true || !isCartCount(event.query)) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel?.postMessage({ queryKey: event.query.queryKey, count: event.action.data as unknown })
  })
  open()
  addEventListener('pagehide', close)
  addEventListener('pageshow', reopen)
  return () => {
    unsubscribe()
    removeEventListener('pagehide', close)
    removeEventListener('pageshow', reopen)
    close()
  }
}
