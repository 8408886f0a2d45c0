import { isMallError } from '@mall/api'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useMall } from '../../../lib/mall-context.ts'
import { useViewer } from '../../../lib/use-viewer.ts'
import { orderQueries } from '../../../queries/order.ts'
import { SubmitStateView } from './SubmitStateView.tsx'

/** `/shop/state?id={SubmitId}`: only ever reads, so a reload never orders again. */
export const SubmitState = () => {
  const [query] = useSearchParams()
  const { key } = useViewer()
  const submitId = query.get('id') ?? ''
  const { data, error, refetch } = useQuery({ ...orderQueries.submitResult(useMall(), key, submitId), enabled: submitId !== '' })
  const isUnknown = submitId === '' || isMallError(error, 'business') || isMallError(error, 'notFound')
  return <SubmitStateView result={data} failure={isUnknown ? 'unknown' : error ? 'failed' : null} onRetry={() => void refetch()} />
}
