import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { PageUnknown } from '@mall/app-kit/page/PageUnknown.tsx'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { QueryState } from '@mall/app-kit/query/QueryState.tsx'
import { lazyInPage } from '@mall/app-kit/screens/lazy-in-page.tsx'
import { ScreenLoading } from '@mall/app-kit/screens/ScreenLoading.tsx'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { formatYuan } from '@mall/ui/price'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { SellerPaymentDetail } from '@mall/api/seller/contract'
import { useSeller } from '../../../queries/seller.ts'
import { PaymentView } from './PaymentView.tsx'

const MatchForm = lazyInPage(async () => (await import('./MatchForm.tsx')).MatchForm)
const ClaimForm = lazyInPage(async () => (await import('./ClaimForm.tsx')).ClaimForm)
const ConfirmOrder = lazyInPage(async () => (await import('./ConfirmOrder.tsx')).ConfirmOrder)
const ReasonForm = lazyInPage(async () => (await import('./ReasonForm.tsx')).ReasonForm)

/** What a person has begun. */
type Begun = { readonly kind: 'match' | 'claim' | 'void' } | { readonly kind: 'order'; readonly order: SellerPaymentDetail['Orders'][number] } | { readonly kind: 'unmatch'; readonly match: SellerPaymentDetail['Matches'][number] }

const usePaymentActions = () => ({
  matching: useAction('POST /api/SellerPayment/Match', { silent: true, done: ({ RestAmount }) => (RestAmount === 0 ? '已核销，客户会收到通知' : `已核销，还有余额 ${formatYuan(RestAmount)}`) }),
  payingOrder: useAction('POST /api/SellerPayment/PayOrder', { silent: true, done: (_, { OrderNo }) => `${OrderNo} 已付款，买家会收到通知` }),
  claiming: useAction('POST /api/SellerPayment/Claim', { silent: true, done: ({ EnterpriseName }) => `已认领给${EnterpriseName}` }),
  unmatching: useAction('POST /api/SellerPayment/Unmatch', { silent: true, done: '已撤销核销，客户会收到通知' }),
  voiding: useAction('POST /api/SellerPayment/Void', { silent: true, done: '已作废' }),
})

/** `/seller/payments/:no` */
export const Payment = () => {
  const seller = useSeller()
  const { key } = useViewer()
  const { no: PaymentNo = '' } = useParams()
  const query = useQuery({ ...callQuery(seller, 'POST /api/SellerPayment/Detail', key, { PaymentNo }), staleTime: 0 })
  const [begun, setBegun] = useState<Begun | null>(null)
  const { matching, payingOrder, claiming, unmatching, voiding } = usePaymentActions()
  const onPayOrder = useCallback((order: SellerPaymentDetail['Orders'][number]) => setBegun({ kind: 'order', order }), [])
  const onUnmatch = useCallback((match: SellerPaymentDetail['Matches'][number]) => setBegun({ kind: 'unmatch', match }), [])
  return (
    <QueryState query={query} skeleton={<ScreenLoading kind="detail" label="收款单加载中" />} notFound={<PageUnknown subject="收款单" />}>
      {(payment) => {
        const target = { PaymentNo, Version: payment.Version }
        const shared = {
          onRefresh: async () => {
            await query.refetch({ throwOnError: true })
          },
          onClose: () => setBegun(null),
        }
        return (
          <>
            <PaymentView payment={payment} onMatch={() => setBegun({ kind: 'match' })} onPayOrder={onPayOrder} onClaim={() => setBegun({ kind: 'claim' })} onUnmatch={onUnmatch} onVoid={() => setBegun({ kind: 'void' })} />
            <Suspense>
              {begun?.kind === 'match' ? <MatchForm {...shared} payment={payment} onSend={(Matches) => matching.send({ ...target, Matches })} /> : null}
              {begun?.kind === 'order' ? (
                <ConfirmOrder {...shared} payment={payment} order={begun.order} onSend={() => payingOrder.send({ ...target, OrderNo: begun.order.OrderNo, OrderVersion: begun.order.Version })} />
              ) : null}
              {begun?.kind === 'claim' ? (
                <ClaimForm
                  {...shared}
                  payment={payment}
                  findCustomers={(Keyword) => seller.request('POST', '/api/SellerPayment/Customers', { Keyword }, { quiet: true, silent: true })}
                  onSend={(EnterpriseId) => claiming.send({ ...target, EnterpriseId })}
                />
              ) : null}
              {begun?.kind === 'unmatch' ? (
                <ReasonForm
                  {...shared}
                  title="撤销核销"
                  description={`${begun.match.StatementNo} 的 ${formatYuan(begun.match.Amount)} 回到可用余额，已结清的对账单恢复为已确认。`}
                  onSend={(Reason) => unmatching.send({ ...target, MatchId: begun.match.MatchId, Reason })}
                />
              ) : null}
              {begun?.kind === 'void' ? <ReasonForm {...shared} title="作废" description="登记错了才作废；流水号之后可以再登记。" onSend={(Reason) => voiding.send({ ...target, Reason })} /> : null}
            </Suspense>
          </>
        )
      }}
    </QueryState>
  )
}
