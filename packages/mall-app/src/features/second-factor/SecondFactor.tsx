import { useAction } from '@mall/app-kit/actions/use-action.ts'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMallServices } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { SecondFactorView } from './SecondFactorView.tsx'

const quietly = { silent: true, quiet: true } as const

/** The viewer's second factor. */
export const SecondFactor = () => {
  const { mall } = useMallServices()
  const { key } = useViewer()
  const state = useQuery({ ...callQuery(mall, 'POST /api/Account/SecondFactorState', key, {}), staleTime: 0 })
  const starting = useAction('POST /api/Account/SecondFactorStart', quietly)
  const confirming = useAction('POST /api/Account/SecondFactorConfirm', quietly)
  const ending = useAction('POST /api/Account/SecondFactorEnd', { ...quietly, done: (message: string) => message })
  return (
    <SecondFactorView
      factor={state.isError ? null : state.data}
      onRetry={() => void state.refetch()}
      onStart={starting.send}
      onConfirm={confirming.send}
      onEnd={ending.send}
      onChanged={() => void state.refetch()}
    />
  )
}
