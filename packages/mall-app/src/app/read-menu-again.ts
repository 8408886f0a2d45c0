import { viewerKey } from '@mall/api/query'
import type { KitServices } from '@mall/app-kit/session/services.ts'
import { accountQueries } from '../queries/account.ts'

/** Reads the menu of the user again, and says when something has gone from it. */
export const readMenuAgain = async ({ mall, session, queryClient, notify }: Pick<KitServices, 'mall' | 'session' | 'queryClient' | 'notify'>): Promise<void> => {
  const { queryKey } = accountQueries.menuCodes(mall, viewerKey(session.get()))
  const before = queryClient.getQueryData<readonly string[]>(queryKey)
  if (before === undefined) return
  await Promise.all([queryClient.refetchQueries({ queryKey }), queryClient.refetchQueries({ queryKey: accountQueries.enterpriseGroup(mall, viewerKey(session.get())).queryKey })])
  const now = new Set(queryClient.getQueryData<readonly string[]>(queryKey))
  if (before.some((code) => !now.has(code))) notify('您的权限已变更，菜单已更新', 'warning')
}
