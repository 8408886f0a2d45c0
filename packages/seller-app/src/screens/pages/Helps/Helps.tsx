import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useSeller } from '../../../queries/seller.ts'
import { HelpsView } from './HelpsView.tsx'

/** `/seller/help`. The pages change by other people's work, so they are always read again. */
export const Helps = () => {
  const { key } = useViewer()
  const query = useQuery({ ...callQuery(useSeller(), 'POST /api/SellerHelp/Pages', key, {}), staleTime: 0 })
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="page" label="帮助加载中" />}>
      {(pages) => <HelpsView pages={pages} />}
    </QueryState>
  )
}
