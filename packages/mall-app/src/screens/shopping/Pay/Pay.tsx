import { controllerKey } from '@mall/api/query'
import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { paymentQueries } from '../../../queries/payment.ts'
import { isAwaited, stageOf } from './pay-stage.ts'
import { PayView } from './PayView.tsx'

/** How often the page asks for the provider's result while it waits, ms. */
const askEveryMs = 3_000

/** Anything else is not the number of an order, so nothing is requested. */
const orderNoForm = /^[A-Z0-9]{8,32}$/

/** `/shop/pay?id={OrderNo}`: where the provider leads back to. It only reads, so a reload never pays. */
export const Pay = () => {
  const mall = useMall()
  const { key } = useViewer()
  const queryClient = useQueryClient()
  const orderNo = useScreenQuery<'pay'>()('id').trim()
  const isNumber = orderNoForm.test(orderNo)
  const { data, error, refetch } = useQuery({
    ...paymentQueries.state(mall, key, orderNo),
    enabled: isNumber,
    refetchInterval: ({ state }) => (state.data !== undefined && isAwaited(stageOf(state.data)) ? askEveryMs : false),
  })
  const status = data?.Status
  useEffect(() => {
    // What lists and counts showed of the order is over.
    if (status !== undefined) void queryClient.invalidateQueries({ queryKey: controllerKey('Order') })
  }, [queryClient, status])
  // The page of the provider takes its time to come.
  const [isLeaving, setLeaving] = useState(false)
  const starting = useAction('POST /api/Payment/Start', {
    leaves: true,
    onDone: ({ Address }) => {
      setLeaving(true)
      location.assign(Address)
    },
  })
  return (
    <PayView
      payment={data}
      failure={data ? null : isNumber ? loadFailure(error) : 'unknown'}
      pending={starting.pending || isLeaving}
      onPay={() => (isLeaving ? undefined : starting.run({ OrderNo: orderNo }))}
      onRetry={() => void refetch()}
    />
  )
}
