import { useOnDemand } from '@mall/app-kit/actions/use-on-demand.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { LazyAfterSalesDialogs } from '../../../features/after-sales/LazyAfterSalesDialogs.tsx'
import { useAfterSalesTasks } from '../../../features/after-sales/use-after-sales-tasks.ts'
import { AfterSalesDetailView } from './AfterSalesDetailView.tsx'

/** `/userCenter/order/afterSales/{ReturnOrderId}`. A service moves by the seller's work, so it is always read again. */
export const AfterSalesDetail = () => {
  const mall = useMall()
  const { key } = useViewer()
  const { ReturnOrderId = '' } = useParams()
  const query = useQuery({ ...callQuery(mall, 'POST /api/AfterSales/Detail', key, { ReturnOrderId }), staleTime: 0 })
  const tasks = useAfterSalesTasks()
  const download = useOnDemand((url: string) => mall.download(url, {}))
  return (
    <>
      <QueryState
        query={query}
        skeleton={<ScreenLoading kind="detail" label="售后详情加载中" />}
        notFound={<PageUnknown subject="售后服务单" />}
      >
        {(service) => (
          <AfterSalesDetailView
            service={service}
            pending={tasks.pending}
            onTask={(task) => tasks.start(task, service)}
            onDownload={download.run}
          />
        )}
      </QueryState>
      <LazyAfterSalesDialogs tasks={tasks} />
    </>
  )
}
