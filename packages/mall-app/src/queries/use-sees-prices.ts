import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from './account.ts'

/** Whether the viewer sees prices (价格可见); taken for granted until it is known. A visitor sees those of the market. */
export const useSeesPrices = (): boolean => {
  const { key, isLoggedIn } = useViewer()
  const { data } = useQuery({ ...accountQueries.enterpriseGroup(useMall(), key), enabled: isLoggedIn })
  return data?.SeesPrices ?? true
}
