import { isMallError } from '@mall/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMall } from '../../../lib/mall-context.ts'
import { useScreenQuery } from '../../../lib/use-screen-query.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { orderQueries, type ConfirmRequest } from '../../../queries/order.ts'
import { shoppingCartQueries } from '../../../queries/shopping-cart.ts'
import { SubmitForm } from './SubmitForm.tsx'
import { SubmitFailure, SubmitLoading } from './SubmitStates.tsx'
import { UnansweredSubmission } from './UnansweredSubmission.tsx'

const idsOf = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)

/** `/shop/submit?ids=1,2`: the cart lines to order; without ids, the selected ones. */
export const Submit = () => {
  const query = useScreenQuery<'submit'>()
  const { key } = useViewer()
  const mall = useMall()
  const chosen = idsOf(query('ids'))
  const cart = useQuery({ ...shoppingCartQueries.list(mall, key), enabled: chosen.length === 0 })
  const ids = chosen.length > 0 ? chosen : (cart.data?.Items.filter((line) => line.Selected).map((line) => line.CartItemId) ?? [])
  if (chosen.length === 0 && cart.error) return <SubmitFailure error={cart.error} onRetry={() => void cart.refetch()} />
  if (chosen.length === 0 && !cart.data) return <SubmitLoading />
  if (ids.length === 0) return <SubmitFailure error={null} onRetry={() => undefined} />
  return <Confirmed key={ids.join()} ids={ids} />
}

const Confirmed = ({ ids }: { readonly ids: number[] }) => {
  const { key } = useViewer()
  const [choice, setChoice] = useState<Omit<ConfirmRequest, 'CartItemIds'>>({})
  const { data, error, isFetching, refetch } = useQuery(orderQueries.confirm(useMall(), key, { CartItemIds: ids, ...choice }))
  if (data) return <SubmitForm ids={ids} confirmation={data} updating={isFetching} onChoice={setChoice} onConfirmAgain={() => void refetch()} />
  if (error) {
    return (
      <UnansweredSubmission ids={ids}>
        <SubmitFailure error={isMallError(error) ? error : null} isFailed onRetry={() => void refetch()} />
      </UnansweredSubmission>
    )
  }
  return <SubmitLoading />
}
