import type { ReviewDetail } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { uploadPictureBy } from '../../../components/pictures/pictures.ts'
import { href } from '../../../site/routes.ts'
import { OrderReviewView } from './OrderReviewView.tsx'
import { toSubmission } from './review-values.ts'

/** `/userCenter/order/review/{OrderNo}` */
export const OrderReview = () => {
  const mall = useMall()
  const { key } = useViewer()
  const { id: OrderNo = '' } = useParams()
  const queryClient = useQueryClient()
  const detail = callQuery(mall, 'POST /api/Order/ReviewDetail', key, { OrderNo })
  const query = useQuery({ ...detail, staleTime: 0 })
  const show = (written: ReviewDetail) => queryClient.setQueryData(detail.queryKey, written)
  const draftKey = useDraftKey(`review:${OrderNo}`)
  const submitting = useAction('POST /api/Order/ReviewSubmit', { silent: true, done: '评价成功', onDone: show })
  const appending = useAction('POST /api/Order/ReviewAppend', { silent: true, done: '追评成功', onDone: show })
  return (
    <QueryState
      query={query}
      skeleton={<ScreenLoading kind="form" label="评价加载中" />}
      notFound={<PageEmpty kind="search" title="没有可评价的订单" action={<Button href={href('orders')}>查看我的订单</Button>}>订单不存在，或尚未完成。</PageEmpty>}
    >
      {(data) => (
        <OrderReviewView
          detail={data}
          draftKey={draftKey}
          onSubmit={(values) => submitting.send({ ...toSubmission(values), OrderNo })}
          onAppend={(append) => appending.send({ ...append, OrderNo })}
          upload={uploadPictureBy(mall)}
        />
      )}
    </QueryState>
  )
}
