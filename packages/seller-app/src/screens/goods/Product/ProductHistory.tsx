import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSeller } from '../../../queries/seller.ts'
import { HistoryView } from './HistoryView.tsx'

const sizes = [10, 100, 1000] as const

/** The history of a product, the latest ten first. */
export const ProductHistory = ({ code }: { readonly code: string }) => {
  const seller = useSeller()
  const { key } = useViewer()
  const [more, setMore] = useState(0)
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerProduct/History', key, { ProductCode: code, PageIndex: 1, PageSize: sizes[more] ?? 1000 }), staleTime: 0, placeholderData: (before) => before })
  return (
    <QueryState query={query} skeleton={<Skeleton lines={4} />}>
      {(history) => <HistoryView history={history} onMore={query.isFetching ? undefined : () => setMore((before) => Math.min(before + 1, sizes.length - 1))} />}
    </QueryState>
  )
}
