import { SafeHtml, SafeHtmlLoading } from '@mall/app-kit/content/SafeHtml.tsx'
import { useSettled } from '@mall/app-kit/page/use-settled.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Empty } from '@mall/ui/empty'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSeller } from '../../../queries/seller.ts'
import * as S from './DescriptionEditor.styles.ts'

/** A description as the page of the product shows it. */
export const DescriptionPreview = ({ description }: { readonly description: string }) => {
  const { key } = useViewer()
  const Description = useSettled(description, 500)
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerProduct/PreviewDescription', key, { Description }, { silent: true }), placeholderData: (before) => before, gcTime: 0, retry: false })
  return (
    <QueryState query={query} skeleton={<SafeHtmlLoading />}>
      {({ Html }) => (
        <S.Shown role="group" aria-label="买家看到的说明">
          {Html === '' ? <Empty size="small" title="还没有说明" /> : <Suspense fallback={<SafeHtmlLoading />}><SafeHtml html={Html} /></Suspense>}
        </S.Shown>
      )}
    </QueryState>
  )
}
