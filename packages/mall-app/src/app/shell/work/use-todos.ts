import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { workbenchQueries } from '../../../queries/workbench.ts'

/** 待办 of the viewer: undefined while they load, null when they failed. */
export const useTodos = () => {
  const { key, isLoggedIn } = useViewer()
  const { data, isError } = useQuery({ ...workbenchQueries.widget(useMall(), key, 'Todos'), staleTime: 60_000, enabled: isLoggedIn })
  return isError ? null : data
}
