import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { everybody } from '@mall/app-kit/query/everybody.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { Skeleton } from '@mall/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { firstReviews, ProductReviewsView, type ReviewFilter } from './ProductReviewsView.tsx'

/** The reviews of a product, read when their tab opens: everybody reads the same. */
export const ProductReviews = ({ code }: { readonly code: string }) => {
  const [filter, setFilter] = useState<ReviewFilter>(firstReviews)
  const request = { ...filter, ProductCode: code }
  const query = useQuery({ ...callQuery(useMall(), 'POST /api/Product/Reviews', everybody, request), placeholderData: keepPreviousData })
  return (
    <QueryState
      query={query}
      part
      skeleton={
        <div role="status" aria-label="评价加载中">
          <Skeleton lines={6} />
        </div>
      }
    >
      {(reviews) => <ProductReviewsView reviews={reviews} filter={filter} updating={query.isPlaceholderData} onFilterChange={setFilter} />}
    </QueryState>
  )
}
