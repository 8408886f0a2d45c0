import { imageRules, type ReviewDetail } from '@mall/api/contract'
import { PageEmpty } from '@mall/app-kit/page/PageEmpty.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { callKey } from '@mall/app-kit/query/query-keys.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { Skeleton } from '@mall/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import type { Append } from './AppendForm.tsx'
import { OrderReviewView } from './OrderReviewView.tsx'
import { toSubmission, type ReviewValues } from './review-values.ts'

/** `/userCenter/order/review/{OrderNo}` */
export const OrderReview = () => {
  const { mall, notify } = useMallServices()
  const { key } = useViewer()
  const { id: OrderNo = '' } = useParams()
  const queryClient = useQueryClient()
  const detail = callQuery(mall, 'POST /api/Order/ReviewDetail', key, { OrderNo })
  const query = useQuery({ ...detail, staleTime: 0 })
  const lastSent = useRef({ body: '', RequestId: '' })
  const settle = (written: ReviewDetail, text: string) => {
    queryClient.setQueryData(detail.queryKey, written)
    for (const call of ['POST /api/Order/List', 'POST /api/Order/Detail', 'POST /api/Product/Reviews'] as const) void queryClient.invalidateQueries({ queryKey: callKey(call) })
    notify(text)
  }
  const submit = async (values: ReviewValues) => {
    const review = toSubmission(values)
    const body = JSON.stringify(review)
    // An answer that was lost on its way: the same words once more have the same id, other words another.
    if (lastSent.current.body !== body) lastSent.current = { body, RequestId: crypto.randomUUID() }
    const { RequestId } = lastSent.current
    settle(await mall.order.reviewSubmit({ ...review, OrderNo, RequestId }, { silent: true }), '评价成功')
  }
  const append = async (written: Append) => settle(await mall.order.reviewAppend({ ...written, OrderNo }, { silent: true }), '追评成功')
  return (
    <QueryState
      query={query}
      skeleton={
        <div role="status" aria-label="评价加载中">
          <Skeleton lines={8} />
        </div>
      }
      notFound={<PageEmpty kind="search" title="没有可评价的订单" action={<Button href={href('orders')}>查看我的订单</Button>}>订单不存在，或尚未完成。</PageEmpty>}
    >
      {(data) => (
        <OrderReviewView
          detail={data}
          onSubmit={submit}
          onAppend={append}
          upload={(file, { signal, onProgress }) => mall.upload(file, { rules: imageRules, signal, onProgress, quiet: true, silent: true })}
        />
      )}
    </QueryState>
  )
}
