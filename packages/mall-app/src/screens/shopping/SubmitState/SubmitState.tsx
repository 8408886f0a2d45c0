import { loadFailure } from '@mall/app-kit/query/load-failure.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { useScreenQuery } from '../../../site/use-screen-query.ts'
import { orderQueries } from '../../../queries/order.ts'
import { SubmitStateView } from './SubmitStateView.tsx'

/** `/shop/state?id={SubmitId}`: only ever reads, so a reload never orders again. */
export const SubmitState = () => {
  const query = useScreenQuery<'submitState'>()
  const { key } = useViewer()
  const submitId = query('id')
  const { data, error, refetch } = useQuery({ ...orderQueries.submitResult(useMall(), key, submitId), enabled: submitId !== '' })
  return <SubmitStateView result={data} failure={submitId === '' ? 'unknown' : loadFailure(error)} onRetry={() => void refetch()} />
}
