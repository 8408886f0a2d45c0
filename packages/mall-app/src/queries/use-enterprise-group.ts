import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from './account.ts'

/** What the viewer's company shows them, and what they may do; undefined for a visitor, and until it is known. */
export const useEnterpriseGroup = () => {
  const { key, isLoggedIn } = useViewer()
  return useQuery({ ...accountQueries.enterpriseGroup(useMall(), key), enabled: isLoggedIn }).data
}
