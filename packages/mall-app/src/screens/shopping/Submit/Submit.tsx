import { isMallError } from '@mall/api'
import { useDraftKey } from '@mall/app-kit/forms/use-form-draft.ts'
import { useKeptState } from '@mall/app-kit/forms/use-kept-state.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { forPurchasers } from '../../../features/purchase/for-purchasers.tsx'
import { href, productHref } from '../../../site/routes.ts'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { orderQueries, type ConfirmRequest, type ResubmitRequest } from '../../../queries/order.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import { linesDraftName } from './pending-submission.ts'
import { SubmitForm } from './SubmitForm.tsx'
import { SubmitFailure, SubmitLoading, type Way } from './SubmitStates.tsx'
import { SubmittedElsewhere } from './SubmittedElsewhere.tsx'
import { UnansweredSubmission } from './UnansweredSubmission.tsx'

const idsOf = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)

/**
 * `/shop/submit?ids=1,2`: the cart lines to order; without ids, the selected ones. `&product=…`: it is bought at once, and the way back
 * leads to it. `?order=D…`: an order that is submitted again.
 */
export const Submit = forPurchasers(() => {
  const query = useScreenQuery<'submit'>()
  const orderNo = query('order')
  return orderNo ? <Again key={orderNo} orderNo={orderNo} /> : <FromCart chosen={idsOf(query('ids'))} product={query('product')} />
})

interface FromCartProps {
  readonly chosen: number[]
  /** Code of the product that is bought at once; '' for the cart. */
  readonly product: string
}

const FromCart = ({ chosen, product }: FromCartProps) => {
  const { key } = useViewer()
  const mall = useMall()
  const cart = useQuery({ ...shoppingCartQueries.list(mall, key), enabled: chosen.length === 0 })
  const ids = chosen.length > 0 ? chosen : (cart.data?.Items.filter((line) => line.Selected).map((line) => line.CartItemId) ?? [])
  if (chosen.length === 0 && cart.error) return <SubmitFailure error={cart.error} onRetry={() => void cart.refetch()} />
  if (chosen.length === 0 && !cart.data) return <SubmitLoading />
  if (ids.length === 0) return <SubmitFailure error={null} onRetry={() => undefined} />
  return <Confirmed key={ids.join()} ids={ids} back={product ? { label: '返回商品修改', href: productHref(product) } : undefined} />
}

type Choice = Omit<ConfirmRequest, 'CartItemIds'>

const Confirmed = ({ ids, back }: { readonly ids: number[]; readonly back: Way | undefined }) => {
  const { key } = useViewer()
  const [choice, setChoice] = useState<Choice>({})
  const { data, error, isFetching, refetch } = useQuery(orderQueries.confirm(useMall(), key, { CartItemIds: ids, ...choice }))
  const subject = { cartItemIds: ids }
  if (data) {
    return (
      <SubmittedElsewhere subject={subject}>
        <SubmitForm subject={subject} confirmation={data} back={back} updating={isFetching} onChoice={setChoice} onConfirmAgain={() => void refetch()} />
      </SubmittedElsewhere>
    )
  }
  if (error) {
    return (
      <SubmittedElsewhere subject={subject}>
        <UnansweredSubmission subject={subject}>
          <SubmitFailure error={isMallError(error) ? error : null} isFailed onRetry={() => void refetch()} back={back} />
        </UnansweredSubmission>
      </SubmittedElsewhere>
    )
  }
  return <SubmitLoading />
}

/** Quantities of an order that is submitted again, which its draft keeps with the version that they were typed on. */
interface TypedLines {
  readonly Version: number
  readonly Lines: NonNullable<ResubmitRequest['Lines']>
}

const noLines: TypedLines = { Version: 0, Lines: [] }

const fitLines = (typed: TypedLines): TypedLines | null => (typed.Lines.length > 0 ? typed : null)

const Again = ({ orderNo }: { readonly orderNo: string }) => {
  const { key } = useViewer()
  const [choice, setChoice] = useState<Choice>({})
  const kept = useKeptState<TypedLines>({ key: useDraftKey(linesDraftName(orderNo)), blank: noLines, fit: fitLines })
  const { Lines: lines } = kept.value
  const { data, error, isFetching, refetch } = useQuery(orderQueries.resubmission(useMall(), key, { OrderNo: orderNo, Lines: lines, ...choice }))
  const subject = { orderNo, version: data?.Version ?? 0 }
  // Of another version its lines are others: they are read as they are.
  const isOutdated = kept.dirty && ((data !== undefined && data.Version !== kept.value.Version) || (isMallError(error) && error.code === 'ORDER_LINE_NOT_FOUND'))
  const { discard } = kept.draft
  useEffect(() => {
    if (isOutdated) discard()
  })
  if (data) {
    return (
      <SubmittedElsewhere subject={subject}>
        <SubmitForm
          subject={subject}
          confirmation={data.Confirmation}
          submitted={data.Submitted}
          updating={isFetching}
          onChoice={setChoice}
          onConfirmAgain={() => void refetch()}
          editing={{
            isChanged: kept.dirty,
            onQuantity: (LineId, Quantity) => kept.change({ Version: data.Version, Lines: [...lines.filter((line) => line.LineId !== LineId), { LineId, Quantity }] }),
            onReset: discard,
            draft: kept.draft,
          }}
        />
      </SubmittedElsewhere>
    )
  }
  if (error) {
    return (
      <UnansweredSubmission subject={subject}>
        <SubmitFailure error={isMallError(error) ? error : null} isFailed onRetry={() => void refetch()} back={{ label: '返回我的订单', href: href('orders') }} />
      </UnansweredSubmission>
    )
  }
  return <SubmitLoading />
}
