import type { ContentPage } from '@mall/app-kit/content/content-page.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'

export interface PublishedHelp {
  /** What the seller published is on its way. */
  readonly isReading: boolean
  /** A page as the seller published it, or the one that the mall is built with. */
  readonly pageOf: (key: string, shipped: ContentPage) => ContentPage
}

/**
 * The pages that the seller published. Where they cannot be read, the mall shows those that it is built with and says nothing of it: who looks for help is helped by a
 * text, and can do nothing about the failure.
 */
export const usePublishedHelp = (): PublishedHelp => {
  const { key: viewer } = useViewer()
  const { data = [], isPending } = useQuery({ ...callQuery(useMall(), 'POST /api/Help/Pages', viewer, {}, { silent: true }), staleTime: 60_000, retry: false })
  return {
    isReading: isPending,
    pageOf: (key, shipped) => {
      const published = data.find(({ PageKey }) => PageKey === key)
      return published === undefined ? shipped : { title: published.Title, nodes: published.Content }
    },
  }
}
