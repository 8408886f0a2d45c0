import type { ContentPage } from '@mall/app-kit/content/content-page.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'

/** A page as the seller published it, or the one that the mall is built with. */
export type PublishedPageOf = (key: string, shipped: ContentPage) => ContentPage

/**
 * The pages that the seller published. While they are read and where they cannot be, the mall shows those that it is built with and says nothing of it: who looks for
 * help is helped by a text, and can do nothing about the failure.
 */
export const usePublishedHelp = (): PublishedPageOf => {
  const { key: viewer } = useViewer()
  const { data = [] } = useQuery({ ...callQuery(useMall(), 'POST /api/Help/Pages', viewer, {}, { silent: true }), staleTime: 60_000, retry: false })
  return (key, shipped) => {
    const published = data.find(({ PageKey }) => PageKey === key)
    return published === undefined ? shipped : { title: published.Title, nodes: published.Content }
  }
}
