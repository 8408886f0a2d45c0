import type { Credit } from '@mall/api/contract'
import { callQuery } from '@mall/app-kit/query/call-query.ts'
import { useMall } from '@mall/app-kit/session/mall-context.ts'
import { useViewer } from '@mall/app-kit/session/use-viewer.ts'
import { useQuery } from '@tanstack/react-query'
import { accountQueries } from './account.ts'

/** 信用额度 of the viewer's company; null without a limit, for those who see no statements, and until it is known. Orders of colleagues use it up: it is asked for again with each visit. */
export const useCredit = (): Credit | null => {
  const mall = useMall()
  const { key, isLoggedIn } = useViewer()
  const { data: codes } = useQuery({ ...accountQueries.menuCodes(mall, key), enabled: isLoggedIn })
  const seesStatements = codes?.includes('asset.statement') === true
  const { data } = useQuery({ ...callQuery(mall, 'POST /api/Statement/List', key, { PageIndex: 1, PageSize: 10 }, { silent: true }), staleTime: 0, enabled: seesStatements })
  return data?.Credit ?? null
}
