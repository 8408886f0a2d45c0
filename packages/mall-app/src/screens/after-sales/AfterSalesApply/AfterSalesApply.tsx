import { orderStatus } from '@mall/api/contract'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { Button } from '@mall/ui/button'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { href } from '../../../site/routes.ts'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { uploadPictureBy } from '../../../components/pictures/pictures.ts'
import { orderQueries } from '../../../queries/order.ts'
import { AfterSalesApplyView } from './AfterSalesApplyView.tsx'
import { ChooseLineView, serviceableLines } from './ChooseLineView.tsx'

/** Anything else is not the number of an order or the id of a line, so nothing is requested. */
const orderNoForm = /^[A-Z0-9]{8,32}$/
const lineIdForm = /^[1-9]\d{0,8}$/

const unknown = (
  <PageUnknown subject="订单" action={<Button href={href('orders', { Status: orderStatus.completed })}>查看已完成的订单</Button>}>
    请从订单里选择要申请售后的商品；不在您可见范围内的订单也无法打开。
  </PageUnknown>
)

const loading = <ScreenLoading kind="form" label="售后申请加载中" />

/** `/userCenter/order/afterSales/apply?OrderNo=…&LineId=…`; without a line, one of the order is chosen first. */
export const AfterSalesApply = (): ReactNode => {
  const query = useScreenQuery<'afterSalesApply'>()
  const [orderNo, lineId] = [query('OrderNo').trim(), query('LineId')]
  if (!orderNoForm.test(orderNo) || (lineId !== '' && !lineIdForm.test(lineId))) return unknown
  return lineId === '' ? <OrderLines orderNo={orderNo} /> : <LineApplication key={lineId} orderNo={orderNo} lineId={Number(lineId)} />
}

/** The lines of an order that can be applied for; the only one is chosen at once. */
const OrderLines = ({ orderNo }: { readonly orderNo: string }) => {
  const mall = useMall()
  const { key } = useViewer()
  const query = useQuery(orderQueries.detail(mall, key, orderNo))
  return (
    <QueryState query={query} skeleton={loading} notFound={unknown}>
      {(order) => {
        const [line, ...others] = serviceableLines(order)
        if (line && others.length === 0) return <Navigate replace to={href('afterSalesApply', { OrderNo: orderNo, LineId: line.LineId })} />
        return <ChooseLineView order={order} />
      }}
    </QueryState>
  )
}

const LineApplication = ({ orderNo, lineId }: { readonly orderNo: string; readonly lineId: number }) => {
  const mall = useMall()
  const { key } = useViewer()
  const navigate = useNavigate()
  const query = useQuery({ ...callQuery(mall, 'POST /api/AfterSales/Check', key, { OrderNo: orderNo, LineId: lineId }), staleTime: 0, gcTime: 0 })
  const draftKey = useDraftKey(`afterSales:${orderNo}:${lineId}`)
  const applying = useAction('POST /api/AfterSales/Apply', { silent: true, leaves: true, done: '售后申请已提交' })
  return (
    <QueryState query={query} skeleton={loading} notFound={unknown}>
      {(check) => (
        <AfterSalesApplyView
          check={check}
          draftKey={draftKey}
          onApply={applying.send}
          onApplied={({ ReturnOrderId }) => void navigate(href('afterSalesDetail', {}, { ReturnOrderId }), { replace: true })}
          upload={uploadPictureBy(mall)}
        />
      )}
    </QueryState>
  )
}
